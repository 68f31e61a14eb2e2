/** A statement of a page about what code does, and code that shows it. */
export interface Behavior {
  readonly page: string;
  /** Words of the page, white space aside, or a pattern for them. */
  readonly says: string | RegExp;
  /**
   * Code whose lines end in their results, as in samples with `run`. `VIDEO` is the path of a short
   * MP4, `FOLDER` that of an empty folder.
   */
  readonly code: string;
}

const OUTSIDE_OF_THE_STUDIO = 'is only available in the Studio';

/** A function of the Studio that rejects or throws anywhere else. */
const onlyInStudio = (page: string, name: string, call: string, says: string): Behavior => ({
  page: `docs/studio/${page}.mdx`,
  says,
  code: `import {${name}} from '@remotion/studio';\nawait ${call}; // throws ${says}`,
});

/** Statements that need no browser, network or cloud: what throws, rejects, returns or is ignored. */
export const BEHAVIORS: readonly Behavior[] = [
  {
    page: 'docs/noise/noise-3d.mdx',
    says: '`undefined` throws `random() argument must be a number or a string`',
    code: `import {noise3D} from '@remotion/noise';
noise3D(undefined, 0, 0, 0); // throws random() argument must be a number or a string
noise3D('a', 0.1, 0.2, 0.3) === noise3D('a', 0.1, 0.2, 0.3); // true`,
  },
  {
    page: 'docs/noise/noise-4d.mdx',
    says: 'returns a smooth random number between -1 and 1 for four coordinates',
    code: `import {noise4D} from '@remotion/noise';
Array.from({length: 500}, (_, i) => noise4D('a', i / 7, i / 5, i / 3, i / 2)).every((n) => n >= -1 && n <= 1); // true`,
  },
  {
    page: 'docs/google-fonts/get-info.mdx',
    says: '`getInfo()` returns everything the package knows about one family',
    code: `import {getInfo} from '@remotion/google-fonts/Inter';
getInfo().fontFamily; // 'Inter'
Object.keys(getInfo().fonts); // ['italic', 'normal']`,
  },
  {
    page: 'docs/animated-emoji/get-available-emoji.mdx',
    says: 'returns every emoji that',
    code: `import {getAvailableEmojis} from '@remotion/animated-emoji';
getAvailableEmojis().length > 100; // true`,
  },
  {
    page: 'docs/lambda/getuserpolicy.mdx',
    says: /`getUserPolicy\(\)` returns the policy/u,
    code: `import {getUserPolicy} from '@remotion/lambda';
JSON.parse(getUserPolicy()).Version; // '2012-10-17'`,
  },
  {
    page: 'docs/lambda/getawsclient.mdx',
    says: 'Clients are cached: the same options return the same client',
    code: `process.env.REMOTION_AWS_ACCESS_KEY_ID = 'AKIAEXAMPLE';
process.env.REMOTION_AWS_SECRET_ACCESS_KEY = 'example';
const {getAwsClient} = await import('@remotion/lambda/client');
const options = {region: 'us-east-1', service: 's3'};
getAwsClient(options).client === getAwsClient(options).client; // true`,
  },
  {
    page: 'docs/licensing/get-usage.mdx',
    says: "with the service's message if the service rejects the request",
    code: `import {getUsage} from '@remotion/licensing';
globalThis.fetch = async () => { throw new TypeError('fetch failed'); };
await getUsage({apiKey: 'a', since: null}); // throws fetch failed
globalThis.fetch = async () => new Response(JSON.stringify({success: false, error: 'Unknown key'}), {status: 401});
await getUsage({apiKey: 'a', since: null}); // throws …Unknown key…
globalThis.fetch = async () => new Response('<html>', {status: 502});
await getUsage({apiKey: 'a', since: null}); // throws …is not valid JSON…`,
  },
  {
    page: 'docs/licensing/register-usage-point.mdx',
    says: "with the service's message if the service rejects the event",
    code: `import {registerUsageEvent} from '@remotion/licensing';
globalThis.fetch = async () => new Response(JSON.stringify({success: false, error: 'Unknown key'}), {status: 401});
await registerUsageEvent({apiKey: 'a', event: 'cloud-render', host: null, succeeded: true}); // throws …Unknown key…
globalThis.fetch = async () => new Response(JSON.stringify({success: false, error: 'Unknown key'}), {status: 200});
await registerUsageEvent({apiKey: 'a', event: 'cloud-render', host: null, succeeded: true}); // throws …already been read…`,
  },
  {
    page: 'docs/media-parser/media-parser-controller.mdx',
    says: /abort before the call starts: [^.]*the promise rejects/u,
    code: `import {mediaParserController, parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
const controller = mediaParserController();
controller.abort(new Error('enough'));
await parseMedia({src: VIDEO, reader: nodeReader, controller, acknowledgeRemotionLicense: true, fields: {slowDurationInSeconds: true}}); // throws …
const used = mediaParserController();
await parseMedia({src: VIDEO, reader: nodeReader, controller: used, acknowledgeRemotionLicense: true});
await parseMedia({src: VIDEO, reader: nodeReader, controller: used, acknowledgeRemotionLicense: true}); // throws The mediaParserController() was used in multiple parseMedia() calls. Create a separate controller for each call.`,
  },
  {
    page: 'docs/media-parser/download-and-parse-media.mdx',
    says: 'The promise still rejects with the error when the download is done',
    code: `import {downloadAndParseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import {nodeWriter} from '@remotion/media-parser/node-writer';
const fail = () => { throw new Error('first'); };
await downloadAndParseMedia({src: VIDEO, reader: nodeReader, writer: nodeWriter(FOLDER + '/out.mp4'), onError: () => ({action: 'download'}), onVideoTrack: fail, acknowledgeRemotionLicense: true}); // throws first`,
  },
  {
    page: 'docs/renderer/get-silent-parts.mdx',
    says: /30 (?:and|or) more throw[\s\S]*0 (?:and|or) less throw/u,
    code: `import {getSilentParts} from '@remotion/renderer';
await getSilentParts({src: VIDEO, noiseThresholdInDecibels: 30}); // throws …
await getSilentParts({src: VIDEO, minDurationInSeconds: 0}); // throws …`,
  },
  {
    page: 'docs/renderer/get-video-metadata.mdx',
    says: 'codec',
    code: `import {getVideoMetadata} from '@remotion/renderer';
(await getVideoMetadata(VIDEO)).codec; // 'h264'
await getVideoMetadata(FOLDER + '/none.mp4'); // throws …`,
  },
  {
    page: 'docs/renderer/extract-audio.mdx',
    says: 'If the call fails',
    code: `import {extractAudio} from '@remotion/renderer';
await extractAudio({videoSource: FOLDER + '/none.mp4', audioOutput: FOLDER + '/none.aac'}); // throws …`,
  },
  {
    page: 'docs/renderer/ensure-browser.mdx',
    says: `"browserExecutable" was specified as '…' but the path doesn't exist. Pass "null" for "browserExecutable" to download a`,
    code: `import {ensureBrowser} from '@remotion/renderer';
await ensureBrowser({browserExecutable: FOLDER + '/chrome'}); // throws "browserExecutable" was specified as '…' but the path doesn't exist. Pass "null" for "browserExecutable" to download a…`,
  },
  {
    page: 'docs/renderer/make-cancel-signal.mdx',
    says: 'A second call does nothing',
    code: `import {makeCancelSignal} from '@remotion/renderer';
const {cancelSignal, cancel} = makeCancelSignal();
let calls = 0;
cancelSignal(() => { calls++; });
cancel();
cancel();
calls; // 1`,
  },
  onlyInStudio(
    'delete-static-file',
    'deleteStaticFile',
    "deleteStaticFile('a.txt')",
    `deleteStaticFile() ${OUTSIDE_OF_THE_STUDIO}`,
  ),
  onlyInStudio(
    'restart-studio',
    'restartStudio',
    'restartStudio()',
    `restartStudio() ${OUTSIDE_OF_THE_STUDIO}`,
  ),
  onlyInStudio(
    'save-default-props',
    'saveDefaultProps',
    "saveDefaultProps({compositionId: 'a', defaultProps: () => ({})})",
    `saveDefaultProps() ${OUTSIDE_OF_THE_STUDIO}`,
  ),
  onlyInStudio(
    'write-static-file',
    'writeStaticFile',
    "writeStaticFile({filePath: 'a.txt', contents: ''})",
    'window is not defined',
  ),
  onlyInStudio(
    'focus-default-props-path',
    'focusDefaultPropsPath',
    "focusDefaultPropsPath({path: ['a']})",
    'document is not defined',
  ),
  onlyInStudio(
    'visual-control',
    'visualControl',
    "visualControl('a', 1)",
    'visualControlRef is not set',
  ),
  onlyInStudio(
    'update-default-props',
    'updateDefaultProps',
    "updateDefaultProps({compositionId: 'a', defaultProps: () => ({})})",
    'saveDefaultProps can only be called in the Remotion Studio.',
  ),
  {
    page: 'docs/studio/watch-public-folder.mdx',
    says: 'warns in the console and returns a `cancel()` without effect',
    code: `import {watchPublicFolder} from '@remotion/studio';
typeof watchPublicFolder(() => undefined).cancel; // 'function'`,
  },
  {
    page: 'docs/studio/watch-static-file.mdx',
    says: 'warns in the console and returns a `cancel()` without effect',
    code: `import {watchStaticFile} from '@remotion/studio';
typeof watchStaticFile('a.txt', () => undefined).cancel; // 'function'`,
  },
  {
    page: 'docs/tailwind/enable-tailwind.mdx',
    says: 'takes a bundler configuration and returns one that runs CSS files through PostCSS',
    code: `import {enableTailwind} from '@remotion/tailwind';
JSON.stringify(enableTailwind({module: {rules: []}}).module.rules).includes('postcss'); // true`,
  },
  {
    page: 'docs/tailwind-v4/enable-tailwind.mdx',
    says: 'takes a bundler configuration and returns one',
    code: `import {enableTailwind} from '@remotion/tailwind-v4';
JSON.stringify(enableTailwind({module: {rules: []}}).module.rules).includes('postcss'); // true`,
  },
  {
    page: 'docs/webcodecs/can-copy-video-track.mdx',
    says: '`canCopyVideoTrack()` returns whether a video track can be copied to another container as is',
    code: `import {canCopyVideoTrack} from '@remotion/webcodecs';
canCopyVideoTrack({inputContainer: 'mp4', outputContainer: 'webm', inputTrack: {codecEnum: 'h264', rotation: 0}, rotationToApply: 0, resizeOperation: null}); // false`,
  },
  {
    page: 'docs/webcodecs/webcodecs-controller.mdx',
    says: 'the promise rejects with `Aborted`, and nothing is read',
    code: `import {convertMedia, webcodecsController} from '@remotion/webcodecs';
const controller = webcodecsController();
controller.abort();
await convertMedia({src: 'https://example.com/none.mp4', container: 'webm', controller}); // throws Aborted`,
  },
  {
    page: 'docs/preload/resolve-redirect.mdx',
    says: /such as 404 doesn't reject the promise/u,
    code: `import {resolveRedirect} from '@remotion/preload';
globalThis.fetch = async () => Object.defineProperty(new Response('', {status: 404}), 'url', {value: 'https://example.com/b'});
await resolveRedirect('https://example.com/a'); // 'https://example.com/b'
globalThis.fetch = async () => { throw new TypeError('Failed to fetch'); };
await resolveRedirect('https://example.com/a'); // throws Failed to fetch`,
  },
  {
    page: 'docs/install-whisper-cpp/transcribe.mdx',
    says: 'A value with anything but numbers and dots throws `Invalid version format. Expected x.x.x`',
    code: `import {transcribe} from '@remotion/install-whisper-cpp';
import {mkdirSync, writeFileSync} from 'node:fs';
mkdirSync(FOLDER + '/whisper', {recursive: true});
writeFileSync(FOLDER + '/a.wav', '');
await transcribe({inputPath: FOLDER + '/a.wav', whisperPath: FOLDER + '/whisper', whisperCppVersion: 'master', model: 'tiny', tokenLevelTimestamps: false}); // throws …`,
  },
  {
    page: 'docs/whisper-web/get-loaded-models.mdx',
    says: 'On a server, they reject with `indexedDB is not defined` (Node.js)',
    code: `import {getLoadedModels} from '@remotion/whisper-web';
await getLoadedModels(); // throws indexedDB is not defined`,
  },
];
