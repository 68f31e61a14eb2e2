// Classifies the messages that no page explains.

/** Why some messages need no page of their own. */
export interface SortingRule {
  /** The error index lists self-explanatory messages, but not internal ones. */
  readonly kind: 'self-explanatory' | 'internal';
  readonly reason: string;
  /** Link of self-explanatory messages: `docs/page.mdx#heading`. By default, the export that reports them. */
  readonly place?: string;
  /**
   * A file without `dist/` (`@remotion/cli/render.js`) or a pattern of files, and their messages: texts with `…` for
   * computed parts (not at the start or end), or patterns. Each must match a message.
   */
  readonly messages: readonly (readonly [
    files: string | RegExp,
    ...messages: (string | RegExp)[],
  ])[];
}

/** Files, as in rules, with the link of their messages. */
export type Place = readonly [files: string | RegExp, page: string];

/** The first matching rule wins. */
export const RULES: readonly SortingRule[] = [
  {
    kind: 'internal',
    reason:
      'Never printed at this version: the code has no caller, or an earlier check answers first.',
    messages: [
      [
        'remotion/cjs/use-lazy-component.js',
        /^A value of `undefined` was passed to the `lazyComponent`/u,
      ],
      ['@remotion/bundler/validate-public-dir.js', /^The public directory was specified as/u],
      ['@remotion/renderer/browser/BrowserFetcher.js', /^A malformed download URL was found/u],
      [
        '@remotion/renderer/get-local-browser-executable.js',
        /^Browser executable was specified as/u,
      ],
      ['@remotion/renderer/open-browser.js', /^Firefox supported is not yet turned on/u],
      [
        '@remotion/renderer/assets/get-audio-channels.js',
        /^This file cannot be read by `ffprobe`/u,
      ],
      [
        '@remotion/renderer/guess-extension-for-media.js',
        /^The media file "…" has no file extension/u,
      ],
      ['@remotion/renderer/seek-to-frame.js', /^Unexpected token/u],
      ['@remotion/renderer/next-frame-to-render.js', /^retrying failed frames for partitioned/u],
      ['@remotion/renderer/options/color-space.js', /^Expected one of … for … but got/u],
      ['@remotion/renderer/browser/ExecutionContext.js', /^Evaluation failed/u],
      ['@remotion/studio-server/codemods/duplicate-composition.js', /^The Prettier config at/u],
      [
        /^@remotion\/cli\/(?:get-composition-id|load-config)\.js$/u,
        /^Cannot find composition with ID/u,
        'Error in remotion.config.ts file',
        'No output files found in the config file.',
      ],
      ['@remotion/media-utils/media-tag-error-handling.js', /^Fetch timed out after/u],
      ['@remotion/paths/warp-path/warp-helpers.js', /^Expected 2, 3 or 4 points/u],
      ['@remotion/preload/preload-asset.js', /Error, elemType not supported/u],
      [
        /^@remotion\/studio\/(?:preview|render)Entry\.js$/u,
        /^Remotion 5\.0 does only support React 18/u,
      ],
      [
        /^@remotion\/studio\/components\/(?:VisualControls|Timeline)\//u,
        'Could not get original location of Sequence',
      ],
    ],
  },
  {
    kind: 'internal',
    reason:
      'Source maps and stack traces that cannot be read only cost the line number of another error.',
    messages: [
      [
        /^@remotion\/(?:renderer\/symbolicate-stacktrace|studio\/error-overlay)/u,
        /^The URL … does not seem to be a valid source map URL/u,
        /^Sorry, non-base64 inline source-map encoding/u,
        'Could not match in extractLocation',
      ],
    ],
  },
  {
    kind: 'internal',
    reason:
      'One word of a message, or too few to find: the page of the option that stops the work quotes the whole.',
    messages: [
      [/^@remotion\/(?:media-parser|webcodecs)\//u, 'Aborted', 'No body'],
      ['remotion/cjs/video/VideoForPreview.js', /^Code …/u],
    ],
  },
  {
    kind: 'self-explanatory',
    reason: 'Two versions of `remotion` in one app: each has contexts that the other doesn’t see.',
    place: 'docs/version-mismatch.mdx',
    messages: [
      [
        /^remotion\/cjs\//u,
        /^Sequence\w+ not initialized$/u,
        /^use\w+ must be used (?:within|inside) an? </u,
        /^use\w+ must be used within an? \w+(?:Provider|Context)$/u,
        'SharedAudioContext not found',
      ],
      [/^@remotion\/player\/cjs\//u, 'BufferingContextReact not found'],
    ],
  },
  {
    kind: 'self-explanatory',
    reason: 'The browser’s decoder has read a file without an image.',
    place: 'docs/animatedimage.mdx#errors',
    messages: [[/^remotion\/cjs\//u, 'No selected track']],
  },
  {
    kind: 'self-explanatory',
    reason: 'Only stills need a whole frame: spring() accepts fractions.',
    place: 'docs/renderer/render-still.mdx#frame',
    messages: [['remotion/cjs/validate-frame.js', /^Argument for frame must be an integer/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'A variant or a further line of a message that the page explains.',
    place: 'docs/troubleshooting/rendering-errors.mdx#the-compositor-and-the-system',
    messages: [
      [
        /^@remotion\/renderer\/(?:compositor\/get-executable-path|check-version-requirements)\.js$/u,
        /^Bun limitation:/u,
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason: 'A further line of a warning that the page explains.',
    place: 'docs/troubleshooting/rendering-errors.mdx#container-memory',
    messages: [
      [
        /^@remotion\/renderer\/memory\//u,
        /^\/proc\/meminfo exists but failed/u,
        /^Memory reported by (?:\/proc\/meminfo|Node)/u,
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason: 'The same as with a text, which the page explains.',
    place: 'docs/troubleshooting/composition-errors.mdx#dialogs',
    messages: [['@remotion/renderer/set-props-and-env.js', /^(?:alert|confirm)\(\) was called/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'A frame of a video could not be fetched; the cause is what the page lists.',
    place: 'docs/troubleshooting/media-errors.mdx#the-renderer-cant-download-a-file',
    messages: [['remotion/cjs/video/OffthreadVideoForRendering.js', /^Server returned status/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'How Chrome exited; the page has what each number means.',
    place: 'docs/troubleshooting/browser-launch.mdx',
    messages: [['@remotion/renderer/browser/BrowserRunner.js', /^Closed with … signal/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'The message names the limit and the value.',
    place: 'docs/troubleshooting/rendering-errors.mdx#frames-and-concurrency',
    messages: [['@remotion/renderer/validate-concurrency.js', /is set higher than the amount/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'A line of the Studio about something that the page explains.',
    place: 'docs/troubleshooting/studio-errors.mdx',
    messages: [
      ['@remotion/studio-server/preview-server/start-server.js', /^Error while calling/u],
      ['@remotion/studio/helpers/get-asset-metadata.js', 'Failed to load image'],
      ['@remotion/cli/render-queue/queue.js', 'Job is not running'],
      [
        '@remotion/studio/components/RenderModal/SchemaEditor/create-zod-values.js',
        /^Cannot create (?:a )?value for type z/u,
      ],
      [
        '@remotion/studio/hot-middleware-client/process-update.js',
        /^\[Fast refresh\] Cannot check for update/u,
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason: 'What happened to the file that the Studio watches; the page says what follows.',
    place: 'docs/troubleshooting/cli-errors.mdx#the-env-file',
    messages: [['@remotion/cli/get-env.js', /^… was deleted\.$/u, /^… update failed with error/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'A further line of the warning about versions.',
    place: 'docs/version-mismatch.mdx',
    messages: [['@remotion/cli/versions.js', /^- On version:/u, /^- Run `npx remotion versions/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'The line above the code that called delayRender().',
    place: 'docs/timeout.mdx',
    messages: [['@remotion/cli/code-frame.js', /The delayRender\(\) call is located at/u]],
  },
  {
    kind: 'internal',
    reason:
      'Compiled code of another project, which says so only when the toolkit itself is wrong.',
    messages: [
      ['@remotion/whisper-web/main.js', /./u],
      [/^@remotion\/gif\/cjs\/lru\//u, /^`max(?:Size|Age)` must be a number greater than 0$/u],
      [/^@remotion\/renderer\/chalk\//u, /^Expected alias to be the name/u],
      [
        /^@remotion\/(?:renderer\/browser|media-parser\/controller)\//u,
        /^(?:Private (?:accessor|method)|Cannot (?:read|write) private member)/u,
      ],
      [
        /^@remotion\/(?:renderer\/serve-handler|studio-server\/preview-server\/dev-middleware)\//u,
        'argument str must be a string',
      ],
      [/^@remotion\/bundler\/esbuild-loader\//u, /^esbuild-loader: options\.implementation/u],
      [/^@remotion\/bundler\/fast-refresh\//u, /^ReactFreshWebpackPlugin does not support/u],
    ],
  },
  {
    kind: 'internal',
    reason:
      'A state of the browser connection that a render never has: pages are opened, asked and closed in a fixed order.',
    messages: [
      [
        /^@remotion\/renderer\/(?:browser\/|puppeteer-evaluate)/u,
        /^Leak detected: /u,
        'Unsupported unserializable value:',
        'Cannot extract value when objectId is given',
        'Cannot evaluate a string with arguments',
        'Execution content promise is missing',
        'Execution Context has already been set.',
        'Assertion: result handle is not available',
        /^Expected to get \|string\| or \|function\|/u,
        'Passed function is not well-serializable!',
        /^JSHandles? (?:can be|is)/u,
        'Missing browser context',
        /^Missing target in _?target/u,
        'Target should not exist before targetCreated',
        'BrowserRunner not connected.',
        /^`browserProcess` does not have std(?:err|out)\.$/u,
        'Unknown value for options.waitUntil:',
        'Requesting main frame too early!',
        'INTERNAL ERROR: missing context with id =',
        'We either navigate top level or have old version of the navigated frame',
        'Expected totalSize and percent to be defined',
        /^unsupported (?:platform|chrome mode)…$/u,
      ],
      ['@remotion/renderer/format-logs.js', 'unhandled remote object', 'unexpected property type'],
    ],
  },
  {
    kind: 'internal',
    reason:
      'An assertion about the state of the interface of the Studio: nothing that a project has leads there.',
    messages: [
      [
        /^@remotion\/studio\/(?:components|state|helpers|error-overlay|visual-controls)\//u,
        /^(?:e|E|une|Une)xpect(?:ed|edly|ing) [^"]*$/u,
        /^(?:did not|has|Has|Cannot find|cannot find|[Cc]ould not find|should not|Should not) [\w ]+:?(?: …)?$/u,
        /^(?:updateHandles|updateValue|visualControl) is not implemented$/u,
        'expected to have assetMetadata, got "not-found"',
        'default',
        'default state',
        'sidebar collapsed state',
        'did not find z-index',
        'why did folder not exist?',
        'Context not initalized',
        'first value cant be divide',
        'cannot get dimensions for composition',
        'File extension is undefined',
        'Unknown git source type',
        'No git source',
        'Unknown',
        'could not get last',
        'You cannot pass a null object.',
        'Already listening',
        'invalid state',
        'Video config not set',
        'Cannot create a value for type function',
        'Not implemented:',
        'Invalid zod schema',
        'Invalid matrix',
        'Unknown job status',
        'defaults not set',
        'Job \u2026 Not implemented',
        'No frame found',
        'cannot get value if not dragging',
        'domRect is not mounted',
        'Parent not found for sequence',
        'timeline width is not yet determined',
        /^in(?: outMarkerAreaRef| pointer handle)$/u,
        'Aspect ratio is not set',
        /^No (?:link|description) for$/u,
        'No ref to trigger composition calc',
        'Composition not found:',
        'Resolved composition context',
        'no mode\u2026',
        /^Unknown (?:render mode|x264 preset:|ProRes profile:)$/u,
        'This component should not be rendered when the job is idle',
        'job not found',
        'Original file name is not loaded',
      ],
      ['@remotion/studio/renderEntry.js', 'portal did not render'],
      [
        /^@remotion\/studio-shared\//u,
        'Could not split string',
        /^Expected a (?:`string`|finite number), got/u,
      ],
    ],
  },
  {
    kind: 'internal',
    reason: 'Says that something worked, or what the Studio does next.',
    messages: [
      [
        /^@remotion\/studio\/components\//u,
        /^Copied (?:to clipboard|'staticFile)/u,
        'Created \u2026/\u2026',
        /^Added … files to/u,
        'Removed job',
        /^To make a new composition, right-click an existing one/u,
      ],
      [
        /^@remotion\/studio\/hot-middleware-client\//u,
        '[Fast refresh] Reloading page',
        '[Fast refresh] -',
        /^Ignored an update to (?:unaccepted|declined) module$/u,
      ],
    ],
  },
  {
    kind: 'internal',
    reason: 'The Studio and its server call each other with these values; nobody else does.',
    messages: [
      [
        /^@remotion\/studio-server\//u,
        'query must start with ?',
        'must pass `f` parameter',
        'Need to pass stack',
        'No `filePath` provided',
        'Expected a call expression',
        /'Range' header/u,
      ],
      [
        /^@remotion\/cli\/render-queue\//u,
        /^Expected (?:still|video) job$/u,
        'Unknown job',
        'Unknown job type',
        'expected progress',
      ],
    ],
  },
  {
    kind: 'internal',
    reason:
      'A component or a hook of the toolkit is used by the toolkit alone, which gives it what it asks for.',
    messages: [
      [
        /^remotion\/cjs\//u,
        'Not implemented',
        'default',
        'context missing',
        'Audio element not connected',
        'Expected audio data to be there',
        'Error occured in',
        'typecheck error',
        'Canvas ref is not set',
        'Could not get 2d context',
        'Got no body',
        'No frame found',
        'No \u2026 ref found',
        'Cannot change the behavior for pre-mounting audio tags dynamically.',
        'No video config found',
        'The browser threw an error',
        'free() called',
        /^did not calculate natural duration/u,
        'Tried to call an API that only works in the browser from outside the browser',
      ],
      [
        /^@remotion\/player\/cjs\//u,
        'Expected Player event emitter context',
        'No player ref found',
        'thumbnail',
      ],
    ],
  },
  {
    kind: 'internal',
    reason:
      'The parts of a render hand each other these values: a mistake here is one of the toolkit.',
    messages: [
      [
        /^@remotion\/renderer\//u,
        'Not implemented',
        'reproWriteInstance is not initialized',
        'repro render success error:',
        'Cannot check permissions on Linux without process.getuid and process.getgid',
        'could not get last',
        'Could not match in extractLocation',
        /^(?:MemAvailable not found in|Failed to parse MemAvailable|Unknown unit:)/u,
        'Input must be string',
        'Expected query from',
        /^Did not (?:pass|get) `(?:src|time|toneMapped)` parameter$/u,
        'Request came in without URL',
        'Request closed',
        'no readable from compositor',
        'Unknown file type:',
        /^`(?:from|to)`(?: and `to`)? must be /u,
        'cleanup',
        'Expected a string, got a',
        'unknown audio codec:',
        /^chunkSta(?:r)?t (?:may|- compositionStart)/u,
        /^Unknown (?:count|file|artifact|executable) type:?$/u,
        'No more frames to render',
        /^Expected (?:stack:?|to find (?:a|attempt|retry) .* stack)$/u,
        /^Expected string content for artifact …, but got$/u,
        'Could not get codec for',
        'encoderSettings is null: \u2026 (hwaccel = \u2026)',
        /^Volume array (?:must have at least 1 number|expression should never)/u,
        'something wrong',
        'duration is unexpectedly null',
        'This should never happen',
        /(?:Please r|R)eport this in the Remotion repo\.$/u,
        /^Cannot uncompress asset, asset list seems corrupt/u,
        /^trimRightOrAssetDuration < trimLeft/u,
        'does not support config file',
        'Option resolution not implemented',
        'Got unexpected codec "\u2026"',
        /^The codec "…" is not supported\. Supported codecs are:/u,
        'Unexpected src',
        /^Expected file for …\s?to be available in/u,
      ],
      [/^@remotion\/bundler\//u, 'Expected webpack output'],
      [/^@remotion\/cli\//u, 'Unrecognized codec', 'should have downloaded browser'],
    ],
  },
  {
    kind: 'internal',
    reason:
      "A script of the toolkit's team, code for its tests, or a list of handles for debugging it.",
    messages: [
      [/^@remotion\/lambda\/admin\//u, /^(?:layerArn|Version) is null$/u],
      [/^@remotion\/(?:cloudrun|lambda)\//u, /^should only be executed in test/u],
      ['@remotion/serverless/why-is-node-running.js', /./u],
    ],
  },
  {
    kind: 'internal',
    reason:
      'Nothing leads to it: an earlier check catches the cause with a message of its own, or the signal for it never comes.',
    messages: [
      [
        /^@remotion\/serverless-client\//u,
        // For a missing object, S3 returns a different error than the code expects.
        /^No render with ID "…" found/u,
        // Never reached: a still's ID fails earlier, with "Cannot merge stills".
        /^You don't need to call getRenderProgress\(\) on a still render/u,
      ],
      ['remotion/cjs/volume-prop.js', /^You passed in a a function to the volume prop/u],
      [
        /^@remotion\/paths\//u,
        'Invalid path element',
        /^SVG Path "…" is not valid$/u,
        /^Expected number of arguments of SVG instruction/u,
      ],
      [
        /^@remotion\/whisper-web\//u,
        'File is empty',
        'Another transcription is already in progress',
        'Database is blocked by another connection',
      ],
      [/^@remotion\/webcodecs\//u, 'Only one track supported for WAV'],
      [/^@remotion\/media-parser\//u, 'Seeking is not supported for this format:'],
    ],
  },
  {
    kind: 'internal',
    reason:
      "The toolkit's own calculation is wrong, or a browser's: there is nothing that a reader can do.",
    messages: [
      [
        /^@remotion\/paths\//u,
        'Unexpected instruction',
        'Unknown instruction',
        'unexpected',
        'all types should be handled',
        'unhandled',
        'mismatch',
        'unexpected function',
        'unnormalized instruction',
        'Unknown segment type:',
        '\u2026 is not supported.',
      ],
      [
        /^@remotion\/media-utils\//u,
        /^Tried to read an? \d+-bit integer from offset/u,
        'Wave probe is not loaded yet',
      ],
      [
        /^@remotion\/webcodecs\//u,
        'Could not get 2d context',
        'Could not find id for name',
        'This function is designed for non-negative integers only.',
        'Unexpected type',
        /^(?:EBML VINT size not supported|Bad EBML VINT size)/u,
        'ooops',
        'Matrix must be 9 elements long',
        'privateData is required',
        'Need codecPrivate for mp4a',
        'Unsupported codec specific data',
        'negative sample offset in stts',
        /^Tried to (?:add sample|update (?:sample rate|progress))/u,
        /^timecodeRelativeToCluster is /u,
        /^Unknown (?:primaries|transfer characteristics|matrix coefficients)$/u,
        /^could not get (?:seek|duration|tracks) offset$/u,
        'track is not audio',
        'updateTrackSampleRate() not implemented for WAV encoder',
        'No progress values to calculate smallest progress from',
        'WebFS check timeout',
        'Unsupported sample format:',
        'Unsupported audio format:',
      ],
      [
        /^@remotion\/whisper-web\/db\//u,
        /^(?:No transaction available|Could not access object store) during upgrade$|^Could not access object store during upgrade$/u,
        /^Transaction (?:failed|aborted)$/u,
      ],
      [
        /^@remotion\/media-parser\/(?!containers\/)/u,
        /^(?:Cannot (?:in|de)crement|Cannot count backwards|Not in bit reading mode|read too many bytes)/u,
        'Cannot decrement size',
        /^Exceeded maximum byte length/u,
        'expected regular bpx',
        /^Unhandled (?:structure type|key):/u,
        'Expected only one video section',
        /^Expected (?:audio|video) track$/u,
        /^field not implemeted/u,
        'Invalid structure type',
        /^Error in Media Parser: Tracks have already been parsed$/u,
        'Unknown video format',
        /^No (?:callback|(?:seeking|simulate) .* promise)/u,
        /^Unknown (?:seeking|callback|response|error|job) .*:$/u,
        /^Should(?: not finish while a seek is pending| not happen)$/u,
        'No main playlist selected',
        'Segment offset mismatch',
        'Segment offset not set',
        /^Expected to only be inside 1 cluster$/u,
        'No next PES header found',
        'Invalid response from callback',
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason:
      'The file has something that the parser does not know, or it is damaged; the message names the part of the file.',
    place: 'docs/media-parser/format-support.mdx#limits',
    messages: [
      [
        /^@remotion\/media-parser\/(?:containers|state|aac-codecprivate|get-(?:fps|tracks|audio-codec|container|duration|sample|seeking)|make-hvc1|samples-from|metadata|register-track|init-video)/u,
        /^(?:e|E)xpected\b/u,
        /^(?:No|Not|Has no)\b/u,
        /^(?:Unexpected|Invalid|Unsupported|Unknown|Unhandled|Reserved|Weird|Missing)\b/u,
        /\b(?:not|un)\s?(?:supported|implemented|found|set)\b/u,
        /^(?:Only supporting|Only H264|Only "1"|MPEG Layer I|Does not (?:support|PMT)|Free bitrate|H\.262|GIF files)/u,
        /^(?:Could not find|Cannot (?:get|seek|determine|handle)|cannot process)/u,
        /^(?:Bitrate|Tried|Offset|Read past|Error parsing|DTS is present|PTS is required|Blocking bit|The provided matrix)/u,
        /\b(?:is|are) null$/u,
        /^(?:#?EXT|EXTINF)/u,
        /^(?:xing header|MP3 files with VBRI|@remotion\/media-parser cannot handle)/u,
        /^File type … not supported$/u,
        /^(?:no |[Ss]hould |audio|strh|poc|has no bytes|file size|table of contents|mismatch)/u,
        /^(?:States? (?:for|is)|read too many bytes|Failed to)/u,
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason:
      'A value of the wrong type or out of range; the message names it and says what is expected.',
    messages: [
      [
        /^(?!@remotion\/(?:studio|media-parser\/containers)\/)/u,
        /\bmust (?:not |only )?(?:be|have|contain|end|match|start) /u,
        /\bmust (?:a|an) (?:number|integer|real)\b/u,
        /\bmust (?:not )?be NaN\b/u,
        /\bshould (?:not )?be (?:a|an|at|finite|NaN|one|greater|less)\b/u,
        /\bcan ?not be (?:undefined|null|NaN|negative|empty)\b/u,
        /\b(?:is|are) NaN\b|\bis not finite$/u,
        /^(?:Expected (?:a|an) (?:positive |finite |whole )?(?:number|boolean)|Expected CRF to be)/u,
        /^Need to pass a (?:real |non-negative )?number to /u,
        /^No (?:`?src`?|'src'|"src"|`composition`|id for composition|options) .*/u,
        'No src passed',
        /^type of \w+ prop must be/u,
        /(?:takes a number, got|returned a non-finite number|is not a (?:number|function): )/u,
        /^You (?:have )?passed (?:in a function|a (?:volume|playbackRate)|to the "from")/u,
        /supports only the following signatures/u,
        /^(?:Codec|Audio codec) must be one of/u,
        /^Invalid (?:value for --|`--)/u,
        /^Argument (?:missing|passed) /u,
        /^(?:setImageSequence accepts a Boolean|bundle\(\) was called without arguments)/u,
        /^Invalid resizing mode/u,
      ],
      [
        '@remotion/studio/components/RenderModal/out-name-checker.js',
        /^(?:The prefix must be|The output name must not|Filename can't contain|The extension …|Folder names must not|Expected extension:)/u,
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason:
      'An option or a function that this version no longer has; the message names its successor.',
    messages: [
      [
        /./u,
        /\bhas (?:been )?(?:removed|renamed|moved)\b.*\b(?:[Uu]se|[Uu]pdate|import)\b/u,
        /\bdoes no longer accept\b.*\bUse\b/u,
        'string refs are not supported',
      ],
    ],
  },
  {
    kind: 'self-explanatory',
    reason:
      'The function is older or newer than the package that calls it; the message says what to deploy.',
    place: 'docs/lambda/upgrading.mdx#version-mismatch',
    messages: [[/^@remotion\/serverless\//u, /^Version mismatch: When calling/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'The service is older than the package that calls it; the message says what to deploy.',
    place: 'docs/cloudrun/upgrading.mdx#version-mismatch',
    messages: [[/^@remotion\/cloudrun\//u, /^Version mismatch: When calling/u]],
  },
  {
    kind: 'self-explanatory',
    reason: 'A still failed and is tried again; the error is part of the line.',
    place: 'docs/lambda/troubleshooting/messages.mdx#in-the-logs-of-functions',
    messages: [[/^@remotion\/serverless\//u, 'Got error: … Will retry =']],
  },
  {
    kind: 'self-explanatory',
    reason: 'The option that names the codec is missing or misspelled; the message has its value.',
    place: 'docs/renderer/render-media.mdx#codec',
    messages: [['@remotion/renderer/crf.js', 'Got unexpected codec "…"']],
  },
  {
    kind: 'self-explanatory',
    reason: 'The GIF is made in a way that its decoder does not expect.',
    place: 'docs/gif/gif.mdx',
    messages: [[/^@remotion\/gif\//u, /^(?:Disposal type 3|gif frame does not have)/u]],
  },
];

/**
 * Links of self-explanatory messages, by file. They take precedence over the export that reports the message. The
 * heading is used if no other heading of the page names the message's subject.
 */
export const PLACES: readonly Place[] = [
  ['remotion/cjs/validation/validate-artifact.js', 'docs/artifact.mdx'],
  ['remotion/cjs/validation/validate-default-codec.js', 'docs/calculate-metadata.mdx#defaultcodec'],
  ['remotion/cjs/validation/validate-default-props.js', 'docs/composition.mdx#defaultprops'],
  ['remotion/cjs/validation/validation-spring-duration.js', 'docs/spring.mdx#durationinframes'],
  [/^remotion\/cjs\/(?:validate-media-props|volume-prop)\.js$/u, 'docs/audio.mdx#volume'],
  [
    '@remotion/lambda/shared/validate-retention-period.js',
    'docs/lambda/deployfunction.mdx#cloudwatchlogretentionperiodindays',
  ],
  ['@remotion/renderer/jpeg-quality.js', 'docs/renderer/render-media.mdx#jpegquality'],
  ['@remotion/renderer/validate-scale.js', 'docs/renderer/render-media.mdx#scale'],
  ['@remotion/renderer/crf.js', 'docs/renderer/render-media.mdx#crf'],
  ['@remotion/renderer/validate-videobitrate.js', 'docs/renderer/render-media.mdx#videobitrate'],
  [
    '@remotion/renderer/validate-output-filename.js',
    'docs/renderer/render-media.mdx#outputlocation',
  ],
  [
    '@remotion/renderer/options/offthreadvideo-cache-size.js',
    'docs/cli/render.mdx#--offthreadvideo-cache-size-in-bytes',
  ],
  ['@remotion/renderer/options/overwrite.js', 'docs/cli/render.mdx#--overwrite'],
  ['@remotion/renderer/options/scale.js', 'docs/cli/render.mdx#--scale'],
  ['@remotion/cli/config/webpack-caching.js', 'docs/config.mdx#setcachingenabled'],
  ['@remotion/player/cjs/utils/validate-in-out-frame.js', 'docs/player/api.mdx#inframe'],
  [
    /^remotion\/cjs\/validation\/validate-(?:default|dimensions|duration|fps)/u,
    'docs/composition.mdx',
  ],
  ['@remotion/renderer/frame-range.js', 'docs/renderer/render-media.mdx#framerange'],
  ['@remotion/renderer/validate-concurrency.js', 'docs/renderer/render-media.mdx#concurrency'],
  ['@remotion/renderer/get-extension-from-codec.js', 'docs/renderer/render-media.mdx#codec'],
  ['@remotion/renderer/options/audio-codec.js', 'docs/config.mdx#setaudiocodec'],
  ['@remotion/renderer/options/chrome-mode.js', 'docs/cli/render.mdx#--chrome-mode'],
  ['@remotion/renderer/options/crf.js', 'docs/cli/render.mdx#--crf'],
  ['@remotion/renderer/options/log-level.js', 'docs/cli/render.mdx#--log'],
  [/^@remotion\/renderer\/options\//u, 'docs/cli/render.mdx'],
  ['@remotion/studio-server/max-timeline-tracks.js', 'docs/config.mdx'],
  ['@remotion/cli/config/frame-range.js', 'docs/cli/render.mdx#--frames'],
  ['@remotion/cli/config/preview-server.js', 'docs/config.mdx#setstudioport'],
  [/^@remotion\/cli\/config\//u, 'docs/config.mdx'],
  ['@remotion/cli/determine-image-format.js', 'docs/cli/still.mdx#--image-format'],
  ['@remotion/cli/parse-command-line.js', 'docs/cli/render.mdx#--sequence'],
  ['@remotion/media-parser/readers/from-fetch.js', 'docs/media-parser/readers.mdx'],
  ['@remotion/player/cjs/PlayerControls.js', 'docs/player/api.mdx'],
  ['@remotion/player/cjs/PlayerUI.js', 'docs/player/api.mdx'],
  [/^@remotion\/studio\/components\/RenderModal\//u, 'docs/render.mdx#render-from-the-studio'],
];
