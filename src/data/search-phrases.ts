/**
 * What visitors type who don't know the words of a page: tasks, symptoms, half-remembered names, separated by
 * semicolons. By file. The search compares a query with these phrases as with headings. Other names of
 * the subject, and of exports and options, belong in `search-names.ts`, and words that fit on the page belong there.
 */
const phrases: Readonly<Record<string, string>> = {
  'docs/2-0-migration.mdx': 'upgrade to v2',
  'docs/3-0-migration.mdx': 'upgrade to v3; v2 to v3',
  'docs/4-0-migration.mdx': 'upgrade from v3; v4 changes; getParts; Html5',
  'docs/5-0-migration.mdx': 'v5; next major version',
  'docs/absolute-fill.mdx':
    'full screen div; fill the whole frame; center content; position absolute container; fill parent; center a div; full size container; flexbox; center text; center an element; cover the screen; css grid; full width; fullscreen element; position; inset 0; align center; centering; css position',
  'docs/acknowledgements.mdx': 'funding of dependencies; third-party licenses',
  'docs/after-effects.mdx':
    'ae plugin; bodymovin; use after effects animation; convert ae project; remotion vs after effects; export from after effects',
  'docs/ai/bolt.mdx': 'make a video without installing; stackblitz; prompt to video',
  'docs/ai/chatbot.mdx': 'ask a bot about the docs; crawlchat',
  'docs/ai/index.mdx':
    'let claude make a video; vibe coding videos; generate video code with llms; best ai model; ai agents; generate videos with ai; prompt; llm; claude; gpt; claude code; coding agent; llms; codex; copilot',
  'docs/ai/kit.mdx': 'agents.md; claude.md; cursor rules; cursor; cursor ai; agents',
  'docs/ai/mcp.mdx': 'model context protocol; connect docs to claude code; cursor docs context',
  'docs/ai/skills.mdx': 'claude code skill; codex skill; teach an agent',
  'docs/ai/system-prompt.mdx':
    'llms.txt; prompt for chatgpt; generate compositions with gpt; system message',
  'docs/angular.mdx': 'ng component',
  'docs/animated-emoji/animated-emoji.mdx': 'emoji component; show emoji',
  'docs/animated-emoji/get-available-emoji.mdx': 'list of emoji names; all emoji',
  'docs/animated-emoji/index.mdx': 'noto emoji animation; moving emoji',
  'docs/animatedimage.mdx': 'apng; animated avif; webp animation; gif alternative; loop a webp',
  'docs/animating-properties.mdx':
    "fade in text; move an element; scale up; css keyframes don't work; @keyframes; slide in; entrance animation; tween; animate a number; count up numbers; number counter; interpolate vs spring; animate opacity; pop up animation; stagger; opacity; animate; animation; simple animation; fade in; fade out; entrance; animate margin",
  'docs/animation-math.mdx':
    'stagger animations; delay each item; combine springs; in and out animation; enter and exit; add two animations; bounce in and out; add springs together; sum of springs; subtract springs; multiply animations',
  'docs/animation-utils/index.mdx': 'css animation helpers; style helpers',
  'docs/animation-utils/interpolate-styles.mdx':
    'animate css style object; tween styles; animate multiple properties at once; inline styles',
  'docs/animation-utils/make-transform.mdx':
    'translate and rotate string; typed css transform; rotateX rotateY',
  'docs/api.mdx': 'all functions; list of all hooks; list of components',
  'docs/artifact.mdx':
    'write a file while rendering; generate srt during render; custom output file; thumbnail from render',
  'docs/artifacts.mdx':
    'extra output files; save json next to the video; emit files; sidecar subtitles; return data from a render; multiple files from one render; additional files; artifact; generate files; extra files',
  'docs/ask-in-public.mdx': 'direct message; why not email',
  'docs/assets.mdx':
    'public folder; local image; use a png; where to put files; load json; import svg; static assets; file path of a video; images from my computer; import a local file; static files; image path; local files; svg file; load local file; file path; add files',
  'docs/audio-buffer-to-data-url.mdx':
    'play generated audio; audiobuffer to wav; synthesized sound',
  'docs/audio.mdx':
    'play mp3; background music; sound effect; voiceover; html5 audio; wav file; audio tag; audio component; play sound; multiple audio tracks; audio from url; play audio; add audio file; loop audio; audio player; audio playback; loop music; audio track',
  'docs/audio/delaying.mdx':
    'start sound later; audio offset; play audio at second 5; delay a sound; audio later; audio start; audio at a certain time; audio start time',
  'docs/audio/exporting.mdx':
    'render only audio; mp3 output; wav output; extract soundtrack; podcast export; no video; mp3 only; render as mp3; convert video to mp3; export aac; export flac; render aac; render wav file; audio-only render; audio file output; soundtrack only; download as mp3; export soundtrack',
  'docs/audio/from-video.mdx':
    'video sound only; keep the sound of a clip; separate audio from video; j-cut; detach audio',
  'docs/audio/importing.mdx': 'music from url; mp3 in public folder; remote audio; remote mp3',
  'docs/audio/muting.mdx':
    'mute part of audio; silence; turn off sound; render without sound; no audio track; mute the original video sound; mute background music; export without audio; video without sound; mp4 without audio; remove audio; remove audio from the output; silent video; video without audio; render without audio',
  'docs/audio/order-of-operations.mdx': 'trim and speed together; playback rate and volume order',
  'docs/audio/pitch.mdx':
    'change pitch; chipmunk voice; deeper voice; semitones; pitch shift; voice changer',
  'docs/audio/speed.mdx':
    'speed up audio; slow down sound; 2x audio; reverse sound; audio playback rate; faster audio; double speed; play faster',
  'docs/audio/trimming.mdx':
    'cut audio; skip intro of song; start music from middle; cut the start of a song; play only part of a song; start audio at a certain second; start mp3 at 30 seconds; skip the first seconds; shorten audio; audio start offset; audio clip',
  'docs/audio/visualization.mdx':
    'audio spectrum; equalizer bars; music visualizer; waveform; react to beat; oscilloscope; bass; visualise audio; sound wave; audio bars; music bars; audio waveform; audio wave; spectrum analyzer',
  'docs/audio/volume.mdx':
    'fade in music; fade out music; audio ducking; lower music while talking; volume over time; audio too loud; gain; decibels; audio fade; adjust volume; audio level; raise volume; decrease volume; quieter',
  'docs/authoring-packages.mdx':
    'publish npm library; peer dependency; reusable component package; share a component on npm',
  'docs/azure-container-apps.mdx': 'microsoft azure; render on azure; aci',
  'docs/brownfield.mdx':
    'existing react app; add to existing project; cra vite project; monorepo; install manually; vite project; create react app; cra; use with vite; react project; add remotion to my app; nx turborepo workspace; existing codebase; install in existing project; react app; integrate remotion',
  'docs/buffer-state.mdx': 'loading spinner in player; player is buffering; waiting for media',
  'docs/building-a-timeline.mdx':
    'make a video editor; capcut clone; tracks and clips ui; editor with drag and drop; timeline ui in react; video editing app; timeline editor; video editor in react; timeline tracks; drag clips; nle; undo and redo',
  'docs/bun.mdx': 'bun runtime; bunx',
  'docs/bundle.mdx':
    'build once render many; programmatic bundling; webpack bundle in node; serve url from entry point; bundle in node; webpack build; bundling; build project; create bundle; bundle files; build',
  'docs/bundler.mdx': 'bundler package',
  'docs/buy-a-video-editor.mdx':
    'editor starter; ready-made video editor; paid template; white label editor; buy an editor; video editor sdk',
  'docs/calculate-metadata.mdx':
    'dynamic duration; async props; fetch data before render; duration from data; set width and height from props; default codec per composition; duration before rendering; async default props; video length before rendering',
  'docs/cancel-render.mdx':
    'throw error in component; abort render from code; fail the render; stop on error; throw an error; fail render',
  'docs/captions/caption.mdx': 'caption type; subtitle json format',
  'docs/captions/create-tiktok-style-captions.mdx':
    'karaoke captions; highlight spoken word; word by word captions; reels captions; animated subtitles; group words',
  'docs/captions/end-to-end.mdx':
    'add subtitles to a video; auto captions; generate subtitles; burn in captions; hardcode subtitles; speech to text; transcribe and display; generate subtitles automatically; subtitle generator; transcribe audio; subtitle; captions tutorial; captions on video; caption a video; video captions; generate captions',
  'docs/captions/index.mdx':
    'subtitles; closed captions; srt vtt; word timestamps; caption library; subtitle package',
  'docs/captions/parse-srt.mdx':
    'read subtitles file; load srt; import captions; vtt; show srt subtitles; use srt subtitles file; srt to json; captions file',
  'docs/captions/serialize-srt.mdx':
    'save subtitles; export captions; write srt file; download subtitles; export subtitles; generate srt; create srt; srt output; subtitles file; write subtitles',
  'docs/chromium-flags.mdx':
    'disable web security; ignore certificate errors; user agent; headless browser settings; headed browser; ssl error; chrome flags; browser options; turn off cors in render; chrome settings; launch options; browser settings; chrome arguments; chromium options',
  'docs/cli/benchmark.mdx':
    'compare concurrency; fastest settings; measure render time; find the optimal concurrency',
  'docs/cli/browser/ensure.mdx': 'install chrome in docker; download chromium; preinstall browser',
  'docs/cli/bundle.mdx': 'build project to static files; build folder',
  'docs/cli/cli.mdx':
    'all commands; cli options; cli overview; npx remotion; terminal commands; remotion commands; terminal',
  'docs/cli/compositions.mdx': 'list all videos; print composition ids',
  'docs/cli/ffmpeg.mdx':
    'ffmpeg not installed; convert file with ffmpeg; use bundled ffmpeg; concat mp4; ffmpeg command',
  'docs/cli/ffprobe.mdx': 'check codec; inspect a file; video info from terminal',
  'docs/cli/gpu.mdx': 'is gpu used; webgl support check; hardware acceleration status',
  'docs/cli/help.mdx': '--help; list commands',
  'docs/cli/render.mdx':
    'render to mp4; export video; command line export; render specific frames; frame range; --props; image sequence; png frames; render part of the video; output path; render part of a video; render from the terminal; render with the cli; render one composition; output file name; render flags; render options; concurrency flag; log flag; codec flag; flags; frame range flag; output flag; crf flag; scale flag; cli parameters; muted flag; render arguments; cli arguments; render a range of frames; render range; frames flag',
  'docs/cli/still.mdx':
    'export one frame; save png; thumbnail image; screenshot of a frame; save a single frame as png; render still cli; still command',
  'docs/cli/studio.mdx':
    "start dev server; change port; preview server; npm run dev; don't open the browser; studio without opening a browser; different port; preview command; start preview; port; studio flags",
  'docs/cli/upgrade.mdx': 'update all packages; bump version; latest version',
  'docs/cli/versions.mdx':
    'check versions; mismatched packages; which version is installed; which version',
  'docs/clipper.mdx': 'crop the canvas; clip the rendered area',
  'docs/cloudrun.mdx':
    'gcp; google cloud rendering; serverless google; google cloud; cloud run overview; cloud run rendering; gcp rendering',
  'docs/cloudrun/api.mdx': 'cloud run from node',
  'docs/cloudrun/checklist.mdx': 'cloud run production',
  'docs/cloudrun/cli.mdx': 'cloud run commands',
  'docs/cloudrun/cli/permissions.mdx': 'check gcp permissions from the terminal',
  'docs/cloudrun/cli/regions.mdx': 'list cloud run regions',
  'docs/cloudrun/cli/render.mdx': 'render on google cloud from the terminal',
  'docs/cloudrun/cli/services/deploy.mdx': 'cloud run memory flag; deploy cloud run from terminal',
  'docs/cloudrun/cli/services/ls.mdx': 'list cloud run services',
  'docs/cloudrun/cli/services/rm.mdx': 'remove a cloud run service from the terminal',
  'docs/cloudrun/cli/services/rmall.mdx': 'delete all services; remove all cloud run services',
  'docs/cloudrun/cli/sites/create.mdx': 'upload a site to google cloud',
  'docs/cloudrun/cli/sites/ls.mdx': 'list cloud run sites',
  'docs/cloudrun/cli/sites/rm.mdx': 'delete a cloud run site',
  'docs/cloudrun/cli/sites/rmall.mdx': 'delete all cloud run sites',
  'docs/cloudrun/deleteservice.mdx': 'remove service; remove a cloud run service',
  'docs/cloudrun/deletesite.mdx': 'remove site from cloud storage',
  'docs/cloudrun/deployservice.mdx': 'deploy cloud run from node',
  'docs/cloudrun/deploysite.mdx': 'upload project to google cloud storage',
  'docs/cloudrun/generate-env.mdx': 'service account key; .env for gcp',
  'docs/cloudrun/getregions.mdx': 'list gcp regions',
  'docs/cloudrun/getservices.mdx': 'list services from node',
  'docs/cloudrun/getsites.mdx': 'list sites on google cloud',
  'docs/cloudrun/instancecount.mdx': 'parallel renders; max instances; concurrency on cloud run',
  'docs/cloudrun/light-client.mdx': 'small bundle cloud run client',
  'docs/cloudrun/limits.mdx': 'maximum memory cloud run; timeout cloud run; cloud run memory',
  'docs/cloudrun/permission-templates.mdx':
    'terraform gcp; cloud run terraform role; infrastructure as code',
  'docs/cloudrun/permissions.mdx': 'iam role gcp; service account permission denied',
  'docs/cloudrun/region-selection.mdx': 'gcp region; closest google region',
  'docs/cloudrun/rendermediaoncloudrun.mdx':
    'render on gcp from node; start cloud run render; cloud run render video; cloud run render; render on cloud run; cloud run video; rendermedia cloud run',
  'docs/cloudrun/renderstilloncloudrun.mdx': 'image on cloud run; renderstill cloud run',
  'docs/cloudrun/setup.mdx': 'install cloud run; google cloud project; service account; gcloud',
  'docs/cloudrun/status.mdx': 'is cloud run production ready; alpha; maintained',
  'docs/cloudrun/testpermissions.mdx': 'check gcp permissions',
  'docs/cloudrun/uninstall.mdx': 'remove from google cloud; delete gcp resources',
  'docs/cloudrun/upgrading.mdx': 'update cloud run; redeploy service after update',
  'docs/compare-ssr.mdx':
    'where to render; which hosting; lambda or own server; cheapest way to render; render in production; deploy options; serverless or server; vercel or lambda; lambda vs server; how to render in the cloud; best way to render; render at scale; production rendering',
  'docs/compare/motion-canvas.mdx':
    'alternatives; motion canvas vs; other programmatic video tools; revideo; remotion alternatives; vs motion canvas',
  'docs/composition.mdx':
    'register a video; composition id; width height fps; add a new video; default props; vertical video; portrait 9:16; instagram reel size; tiktok size; video size; set resolution; 1080x1920; set fps; new composition; multiple compositions; set duration; duration; video resolution; video width; video height; video length; set video size; set width and height; video duration and size; fps; width and height of the video; composition options; video dimensions and fps; define a composition; compositions; 1920x1080',
  'docs/config.mdx':
    'remotion.config.ts; default codec; set concurrency; config file; override settings; crf in config; config methods; configuration options; change default settings; project settings; settings; global settings; defaults',
  'docs/continue-render.mdx': 'release a frame; finish loading',
  'docs/contributing/docs.mdx': 'edit documentation; fix a typo in docs',
  'docs/contributing/formatting.mdx': 'format code; code style; prettier',
  'docs/contributing/index.mdx':
    'set up the remotion repo; open a pull request; build remotion from source; contribute; contribute code; development setup',
  'docs/contributing/option.mdx': 'new render option',
  'docs/contributing/rust.mdx': 'build the compositor',
  'docs/cors-issues.mdx':
    'cross-origin error; access-control-allow-origin; video blocked by cors; tainted canvas; failed to fetch; typeerror failed to fetch; no access-control-allow-origin header; cross origin; crossorigin',
  'docs/data-fetching.mdx':
    'call an api; fetch in component; load data before rendering; graphql; async data; rest api; fetch once; cache api response; api call per frame; async await in component; react query; http request; external data; remote data; get data; use api; network request; swr',
  'docs/dataset-render.mdx':
    'batch rendering; loop over json; csv to video; bulk videos; personalized videos; spreadsheet; one video per row; personalized videos for each customer; mass produce videos; render for each row; many videos; mass render; json to videos; multiple renders; generate many videos',
  'docs/delay-render.mdx':
    'wait for data; wait until loaded; block rendering; async component; hold frame; async; useEffect fetch; loading state in render; wait for image; wait for image to load; wait for fetch; wait for font; pause rendering; asynchronous',
  'docs/deno.mdx': 'deno runtime',
  'docs/detect-remotion.mdx':
    'am i inside remotion; chrome extension detect; built with remotion badge',
  'docs/distributed-rendering.mdx':
    'split render across machines; render chunks; parallel machines; render farm; kubernetes; own lambda; kubernetes jobs; split a render; render segments',
  'docs/docker.mdx':
    'container; dockerfile; alpine; render in docker; linux server; debian image; docker compose; container image; puppeteer docker; containers; docker setup',
  'docs/dynamic-metadata.mdx':
    'video length from audio; set duration from data; match length of video; aspect ratio from props; change dimensions; video as long as the audio; duration from an audio file; portrait or landscape; vertical video size; change size dynamically; duration from video; dynamic dimensions; dynamic size; dynamic resolution; dynamic composition; dynamic length; size from props; dynamic durationInFrames; responsive video size; video duration before rendering; square to vertical; horizontal to vertical',
  'docs/easing.mdx':
    'ease in; ease out; bezier curve; elastic; bounce; nonlinear animation; smooth animation; timing function; ease in out; cubic-bezier; animation curve; speed curve',
  'docs/enable-scss/enable-scss.mdx': 'webpack override for sass',
  'docs/enable-scss/overview.mdx':
    'sass; scss files; stylesheets; css modules; css module; css preprocessor; less',
  'docs/enametoolong.mdx': 'path too long; file name too long',
  'docs/encoding.mdx':
    'which codec; h264 h265; vp9; bitrate; crf; file size; compress output; prores; pixel format; smaller file; mp4 webm mov; codec; video bitrate; lossless; mp4; pixel format yuv420p; yuv420p; export hevc; export vp8; export av1; export mov; export mkv; render h264; render vp8; render webm; render mov; render mkv; hevc; video codec; output format; output formats; export format; file format',
  'docs/env-variables.mdx':
    '.env; process.env; api key; secrets; environment variable; dotenv; api keys; env vars',
  'docs/ffmpeg.mdx':
    'install ffmpeg; ffmpeg filter; use own ffmpeg; ffmpeg to remotion; override ffmpeg command; ffmpeg commands; pass ffmpeg arguments; ffmpeg binary',
  'docs/figma.mdx': 'import design; figma to video; svg from figma',
  'docs/flickering.mdx':
    'frames jump; video flickers; css transition not working; setTimeout; requestAnimationFrame; framer motion jittery; different in render than preview; useState animation; setInterval; animation loop; transition css not working; frames are skipped; css animation not rendering; animation not rendered; flashing frames; css animation flickers; black frame; missing frames; jumpy animation; glitch; glitches; stuttering render; animation jumps',
  'docs/folder.mdx':
    'organize compositions; sidebar groups; nested folders; group videos; folders in the sidebar',
  'docs/font-picker.mdx':
    'let users choose a font; google fonts dropdown; font selector; font as a prop',
  'docs/fonts-api/fonts-api.mdx': 'fonts package',
  'docs/fonts-api/load-font.mdx':
    'local font; font file; woff2 from public folder; ttf; woff2; otf',
  'docs/fonts.mdx':
    'custom font; ttf otf woff; @font-face; typography; change the font; font face; load fonts; add a font; wait for a font; google fonts or local fonts; otf font; font weight; font family; web fonts; webfont; typeface; font style; bold text; font loading; variable font; fontsource; adobe fonts',
  'docs/freeze.mdx':
    'pause animation; still part; hold a frame; stop time; pause on a frame; stop at a frame; paused part',
  'docs/get-audio-data.mdx': 'waveform data; decode audio; audio samples',
  'docs/get-audio-duration-in-seconds.mdx':
    'length of mp3; duration of sound; how long is audio file; audio length; mp3 duration',
  'docs/get-help.mdx':
    "discord; contact support; bug report; where to ask; community; ask for help; forum; stack overflow; github issues; troubleshooting; help; bug; something doesn't work; not working",
  'docs/get-image-dimensions.mdx': 'image width height; aspect ratio of picture; size of png',
  'docs/get-input-props.mdx': 'read cli props; props outside component',
  'docs/get-remotion-environment.mdx':
    'am i rendering; is player; is studio; check environment; different behavior in preview; detect the studio; only in preview; hide while rendering; is it a player or a render; check whether it is a render',
  'docs/get-video-metadata.mdx':
    'video duration; video dimensions; size of mp4; resolution of a video; length of a video file; fps of a video; video width and height; length of a video',
  'docs/get-waveform-portion.mdx':
    'static waveform; audiogram; full waveform; bars of a waveform; waveform bars',
  'docs/getstaticfiles.mdx': 'list public folder; all assets; enumerate files',
  'docs/getting-started.mdx':
    'start a new project; how do i begin; first video; quickstart; setup; system requirements; node version needed; hello world; tutorial; new video; how to install; how to start; remotion npm; install with npm; quick start; start; set up project; yarn create video; pnpm create video; hello remotion; tutorial for beginners',
  'docs/gif/get-gif-duration-in-seconds.mdx': 'length of gif; gif duration; how long is a gif',
  'docs/gif/gif.mdx': 'gif out of sync; show a gif; giphy; gif speed; loop gif',
  'docs/gif/index.mdx':
    'animated gif; gif in a video; play a gif; gifs; add a gif; embed gif; use a gif; display gif; show gif; insert gif',
  'docs/gif/preload-gif.mdx': 'cache gif; gif not ready',
  'docs/gl-options.mdx':
    'webgl not working; angle swangle egl; three.js blank render; opengl renderer',
  'docs/google-fonts/get-available-fonts.mdx': 'list all google fonts; all fonts',
  'docs/google-fonts/get-info.mdx': 'font weights available; subsets of a font',
  'docs/google-fonts/google-fonts.mdx': 'google fonts package; inter; roboto; open sans',
  'docs/google-fonts/load-font-from-info.mdx':
    'load font by name dynamically; font as an input prop',
  'docs/google-fonts/load-font.mdx':
    'use a google font; font weights and subsets; load only latin; roboto',
  'docs/gpu.mdx':
    'use graphics card; faster with gpu; nvidia; webgl rendering; css blur slow; shadows slow; drop shadow slow; filters slow; box-shadow; gradient; css gradient; linear gradient; css blur; radial gradient; slow blur; webgl performance; gpu rendering; gpu accelerated; glow',
  'docs/hardware-acceleration.mdx':
    'videotoolbox; nvenc; faster encoding; apple silicon encoding; gpu encoder; gpu encoding; use the gpu to encode; nvidia encoder',
  'docs/hdr.mdx':
    'hdr video; bt2020; 10 bit; washed out colors; color space; colors look different; bt709',
  'docs/iframe.mdx':
    'embed website; show webpage; load a url; website in video; embed html page; embed youtube',
  'docs/img.mdx':
    'image not loaded; wait for image; photo; jpg; picture; broken image; image retry; show an image; logo; image component; image not loading; image url; add image; use images; add an image; insert image; image tag; embed image; add a picture; display an image; display image; remote image; add a logo; object fit; cover image; contain image',
  'docs/install-whisper-cpp/download-whisper-model.mdx': 'download model; whisper model size; ggml',
  'docs/install-whisper-cpp/index.mdx':
    'local speech recognition; offline transcription; whisper.cpp node',
  'docs/install-whisper-cpp/install-whisper-cpp.mdx': 'compile whisper.cpp',
  'docs/install-whisper-cpp/to-captions.mdx': 'whisper output to captions',
  'docs/install-whisper-cpp/transcribe.mdx':
    'speech to text on server; transcribe wav; word timestamps local',
  'docs/interpolate-colors.mdx':
    'gradient animation; change color over time; background color transition; rgba hex tween; animate background; colors; css color',
  'docs/interpolate.mdx':
    'map a range; fade; keyframes; clamp; value over time; linear interpolation; multiple keyframes; opacity from frame; remap; map frame to value; lerp; animate between two values; from one value to another',
  'docs/investors.mdx': 'investment; who funds remotion; seed round',
  'docs/javascript.mdx':
    'no typescript; plain js; jsx; use without typescript; typescript; js instead of ts',
  'docs/known-issues.mdx': 'bugs; known bugs; workaround',
  'docs/lambda.mdx':
    'aws rendering; serverless rendering; render in the cloud; parallel cloud render; aws; serverless; aws lambda; lambda rendering; cloud rendering; rendering on lambda',
  'docs/lambda/api.mdx':
    'lambda api; lambda node api; lambda functions api; lambda package; lambda node; lambda nodejs',
  'docs/lambda/approuterwebhook.mdx': 'next.js app router webhook; app directory webhook',
  'docs/lambda/authentication.mdx':
    'aws keys; access key; REMOTION_AWS_ACCESS_KEY_ID; aws credentials; multiple aws accounts; profile; sso; credentials error; set aws keys',
  'docs/lambda/autodelete.mdx':
    'delete renders after days; expire videos; clean up s3; lifecycle rule; storage cost; expire files; temporary renders; expire renders; delete old videos',
  'docs/lambda/bucket-naming.mdx':
    'own bucket name; remotionlambda- prefix; rename bucket; s3 bucket; s3; aws bucket',
  'docs/lambda/checklist.mdx': 'go to production; before launch',
  'docs/lambda/cli.mdx': 'lambda commands; lambda command line',
  'docs/lambda/cli/compositions.mdx': 'list compositions on lambda',
  'docs/lambda/cli/functions/deploy.mdx': 'deploy function from terminal; memory flag',
  'docs/lambda/cli/functions/ls.mdx': 'list lambda functions; more than one function found',
  'docs/lambda/cli/functions/rm.mdx': 'delete a function from terminal',
  'docs/lambda/cli/functions/rmall.mdx': 'delete all functions; remove all lambda functions',
  'docs/lambda/cli/policies.mdx': 'validate permissions; print policies',
  'docs/lambda/cli/quotas.mdx': 'increase limit; concurrency quota; request more concurrency',
  'docs/lambda/cli/regions.mdx': 'print lambda regions',
  'docs/lambda/cli/render.mdx':
    'render on lambda from terminal; cloud render command; lambda render command; lambda render',
  'docs/lambda/cli/sites/create.mdx': 'upload site; deploy project from terminal; update site',
  'docs/lambda/cli/sites/ls.mdx': 'list deployed sites',
  'docs/lambda/cli/sites/rm.mdx': 'delete a site from terminal',
  'docs/lambda/cli/sites/rmall.mdx': 'delete all sites; remove all sites',
  'docs/lambda/cli/still.mdx': 'lambda still command; image on lambda from terminal',
  'docs/lambda/concurrency.mdx':
    'parallel functions; too many lambdas; aws concurrency limit; frames per lambda; how many functions; throttling; quota increase; number of lambdas; split into chunks; framesPerLambda calculation',
  'docs/lambda/cost-example.mdx':
    'how much does it cost; aws bill; price per video; cost per minute; aws costs; price of a render; cost of a video; lambda price; render cost; cost of rendering',
  'docs/lambda/custom-destination.mdx':
    'own s3 bucket; upload to different bucket; digitalocean spaces; output filename; output name; minio; supabase storage; change output bucket; custom file name on s3; lambda output location; custom bucket; save to own bucket; lambda out name; change output location; output path on s3; upload render to s3; render to s3; other bucket; save render to s3; output location',
  'docs/lambda/custom-layers.mdx': 'custom fonts on lambda; emoji on lambda; own chromium',
  'docs/lambda/data-transfer-cost.mdx': 'bandwidth; egress; traffic cost',
  'docs/lambda/deletefunction.mdx': 'remove old functions',
  'docs/lambda/deleterender.mdx': 'remove video from s3; delete output',
  'docs/lambda/deletesite.mdx': 'remove site from s3',
  'docs/lambda/deployfunction.mdx':
    'create function; memory size; timeout; deploy programmatically; redeploy function; more memory for a function',
  'docs/lambda/deploysite.mdx':
    'upload project; redeploy site; deploy from node; update code on lambda; ci deploy',
  'docs/lambda/disk-size.mdx':
    'ephemeral storage; no space left on device; enospc; /tmp full; large video',
  'docs/lambda/downloadmedia.mdx':
    'save video from s3; download render result; download from s3; download the video; save lambda output; save to disk; copy the video from s3; download file',
  'docs/lambda/estimateprice.mdx': 'calculate price; cost estimate; estimate the cost',
  'docs/lambda/expresswebhook.mdx': 'express server webhook; fastify webhook',
  'docs/lambda/faq.mdx':
    'how many sites; multiple videos one function; questions about lambda; one function for many projects; reuse a function; same function multiple sites; multiple renders at the same time',
  'docs/lambda/getawsclient.mdx': 'aws sdk; use s3 client; list buckets',
  'docs/lambda/getcompositionsonlambda.mdx': 'list compositions on a site; getcompositions lambda',
  'docs/lambda/getfunctions.mdx': 'list functions; find function name',
  'docs/lambda/getorcreatebucket.mdx': 'create the bucket',
  'docs/lambda/getregions.mdx': 'list of aws regions',
  'docs/lambda/getrenderprogress.mdx':
    'progress bar; poll status; percentage; is render done; render status; fatal error encountered; check progress; is it finished',
  'docs/lambda/getrolepolicy.mdx': 'role json',
  'docs/lambda/getsites.mdx': 'list sites from node; list deployed projects',
  'docs/lambda/getuserpolicy.mdx': 'user policy json; iam policy json',
  'docs/lambda/go.mdx': 'golang',
  'docs/lambda/how-lambda-works.mdx':
    'architecture; internals; chunks; stitching; how does lambda rendering work; main function',
  'docs/lambda/insights.mdx': 'monitor memory; memory usage of lambda',
  'docs/lambda/light-client.mdx':
    'bundle size of lambda client; import in next.js; cold start; lambda client package; render from vercel',
  'docs/lambda/limits.mdx':
    '15 minutes; maximum length; payload size; 5gb; longest video; maximum duration; lambda timeout; long videos; aws lambda timeout; function timeout',
  'docs/lambda/multiple-buckets.mdx': 'two buckets in one region; which bucket is used',
  'docs/lambda/naming-convention.mdx': 'function name format',
  'docs/lambda/optimizing-cost.mdx':
    'reduce aws bill; cheaper renders; save money; cheaper; reduce costs; lower cost',
  'docs/lambda/optimizing-speed.mdx':
    'slow lambda render; more memory; speed up cloud rendering; lambda is slow; lambda performance; lambda render time',
  'docs/lambda/pagesrouterwebhook.mdx': 'next.js pages api webhook',
  'docs/lambda/permission-templates.mdx': 'cloudformation; terraform; cdk; infrastructure as code',
  'docs/lambda/permissions.mdx':
    'iam policy; role policy; user policy; least privilege; iam permissions; aws permissions; aws policy; iam; aws role; aws policies; aws iam',
  'docs/lambda/php.mdx': 'laravel; symfony; wordpress; composer; php sdk',
  'docs/lambda/presignurl.mdx':
    'private video; temporary link; signed link; share a private file; access denied when opening video; download link for a video; public s3 url; link to a private s3 file',
  'docs/lambda/proxy.mdx': 'corporate proxy; http_proxy',
  'docs/lambda/python.mdx': 'django; flask; fastapi; boto3',
  'docs/lambda/r2.mdx': 'cloudflare storage; s3 compatible',
  'docs/lambda/region-selection.mdx':
    'which region; closest region; eu-central-1; region not supported; regions; supported regions; change region; lambda region; aws region; best region; aws regions; lambda regions list',
  'docs/lambda/rendermediaonlambda.mdx':
    'start cloud render; render from api; trigger render; overwrite output; private output; download behavior; lambdarender; render on lambda from node; start a render; rendermedia lambda; render media on lambda',
  'docs/lambda/renderstillonlambda.mdx':
    'image on lambda; og image; thumbnail in the cloud; screenshot api; renderstill lambda; render still on lambda',
  'docs/lambda/ruby.mdx': 'rails; ruby on rails',
  'docs/lambda/runtime.mdx':
    'node version on lambda; memory and cpu; chrome on lambda; arm64; increase lambda memory; lambda memory; lambda environment',
  'docs/lambda/s3-public-access.mdx':
    'block public access; accesscontrollistnotsupported; create bucket denied',
  'docs/lambda/separate-environments.mdx':
    'staging and production; dev and prod; staging; test environment; separate prod',
  'docs/lambda/serverless-framework-integration.mdx': 'serverless.yml; sls deploy; api gateway',
  'docs/lambda/setup.mdx':
    'aws account; install lambda; iam user; first cloud render; deploy function and site; aws setup; lambda setup; get started with lambda; configure aws; lambda tutorial; lambda quickstart; aws user',
  'docs/lambda/simulatepermissions.mdx': 'check iam permissions; test permissions',
  'docs/lambda/speculatefunctionname.mdx': 'function name without request; hardcode function name',
  'docs/lambda/sqs.mdx':
    'limit parallel renders; job queue; rate limiting renders; schedule renders; render queue',
  'docs/lambda/supabase.mdx': 'edge function supabase',
  'docs/lambda/troubleshooting/bucket-disallows-acl.mdx':
    'object ownership; accesscontrollistnotsupported',
  'docs/lambda/troubleshooting/chrome-133-situation.mdx':
    'mp4 fails on lambda; mp4 not working on lambda',
  'docs/lambda/troubleshooting/debug.mdx':
    'cloudwatch logs; lambda render failed; lambda timeout; see logs; error on lambda; lambda logs; cloudwatch; lambda crash',
  'docs/lambda/troubleshooting/permissions.mdx':
    'access denied; not authorized to perform; missing permission',
  'docs/lambda/troubleshooting/rate-limit.mdx':
    'toomanyrequests; rate exceeded; throttled; quota; 429; concurrency limit reached; lambda too many requests',
  'docs/lambda/troubleshooting/security-token.mdx':
    'expired token; wrong access key; signature expired',
  'docs/lambda/uninstall.mdx':
    'remove from aws; delete everything; clean up account; remove lambda; remove all resources; delete all functions and buckets; stop paying aws',
  'docs/lambda/upgrading.mdx':
    'update lambda version; redeploy after update; version mismatch lambda',
  'docs/lambda/validatewebhooksignature.mdx': 'check webhook secret; hmac; signature header',
  'docs/lambda/webhooks.mdx':
    'callback url; notify when finished; render complete event; lambda webhook; notify my server; webhook payload',
  'docs/lambda/without-iam/ec2.mdx':
    'ecs task role; fargate; instance profile; run on ec2; credentials on ec2',
  'docs/lambda/without-iam/example.mdx': 'lambda calling lambda',
  'docs/lambda/without-iam/index.mdx':
    'assume role; no access keys; temporary credentials; iam role; without access keys; render without keys; sts; assume a role',
  'docs/layers.mdx':
    'z-index; stack elements; overlay text on video; background and foreground; bring to front; watermark; logo overlay; blend modes; blur what is behind; mask; clip-path; overlay image; light leak; blend two layers; background image; background color; backgrounds; put text on video; text over video; text over image; overlay text; z index; z-order; background gradient; composite; clip path',
  'docs/layout-utils/best-practices.mdx':
    'wrong text size; wait for font before measuring; is the font loaded; check that a font is loaded',
  'docs/layout-utils/debug.mdx': 'measured width wrong; text measurement incorrect',
  'docs/layout-utils/fill-text-box.mdx':
    'text wrapping; break lines; max lines; text overflow; truncate text; ellipsis; clamp lines; text lines; multiline text',
  'docs/layout-utils/fit-text-on-n-lines.mdx': 'multiline auto size; title on two lines',
  'docs/layout-utils/fit-text.mdx':
    'auto font size; scale text to fit; responsive text; shrink text; text too long; fit text to width; autosize text; resize text; text to width',
  'docs/layout-utils/index.mdx':
    'text measurement; text layout; measure text; texts; text measuring; text utilities; measuring text',
  'docs/layout-utils/measure-text.mdx':
    'text width; how wide is text; text size in pixels; size of a string; measure font; measure string',
  'docs/legacy-babel.mdx': 'babel plugin; styled-components babel; decorators',
  'docs/license.mdx':
    'free or paid; commercial use; do i need a license; company license; cost; open source; freelancer; agency; license for a team of 4; is remotion free; how many employees; company size; license for agencies; free for companies; commercial license; enterprise; licence; can i sell videos; licensing; free; license agreement; business use; startup',
  'docs/licensing/get-usage.mdx': 'how many renders did i use',
  'docs/licensing/index.mdx':
    'report usage; license key; usage tracking; telemetry; api key for licensing',
  'docs/licensing/register-usage-point.mdx': 'count renders; report a render',
  'docs/loop.mdx':
    'repeat animation; infinite loop; play again; cycle; play twice; repeat n times; number of times; repeat a video; loop forever',
  'docs/lottie/getlottiemetadata.mdx': 'lottie duration; lottie length; lottie size',
  'docs/lottie/lottie-comp.mdx': 'play lottie; lottie speed; loop lottie',
  'docs/lottie/lottie-index.mdx':
    'lottie files; json animation; bodymovin json; lottie animation; after effects json; lotties; lottie json; lottie file; use lottie; lottie player',
  'docs/lottie/lottie-lottiefiles.mdx': 'free lottie animations; download lottie',
  'docs/lottie/lottie-remote.mdx': 'lottie from cdn; lottie from url',
  'docs/lottie/lottie-staticfile.mdx': 'local lottie json',
  'docs/measure-spring.mdx':
    'spring duration; length of a spring; when does a spring end; how long is the spring',
  'docs/measuring.mdx':
    'getBoundingClientRect; element size; offsetWidth; dom size wrong; use layout effect; size of an element; useLayoutEffect; bounding box; element position',
  'docs/media-fragments.mdx': '#t= in url; why is there a hash in my video url',
  'docs/media-parser/download-and-parse.mdx':
    'download while parsing; check file while downloading',
  'docs/media-parser/errors.mdx': 'parse error types',
  'docs/media-parser/fast-and-slow.mdx':
    'slow fields; how many requests; partial download; performance of parsing',
  'docs/media-parser/fields.mdx': 'which fields',
  'docs/media-parser/foreign-file-types.mdx':
    'is it a video or an image; detect file type; mime type; image file passed to parsemedia; unknown file type; file is not a video',
  'docs/media-parser/format-support.mdx': 'supported containers; mkv avi mov; can it read',
  'docs/media-parser/index.mdx': 'read video metadata; mp4 demuxer; video parser library',
  'docs/media-parser/inspect-a-file.mdx': 'mediainfo online; check my file',
  'docs/media-parser/media-parser-controller.mdx': 'pause parsing; control parsing',
  'docs/media-parser/metadata.mdx':
    'video duration in browser; get fps of a video; detect codec; dimensions of upload; is it h264; video fps in browser; width and height of an uploaded video; duration of a file input; video metadata; read metadata; video info; media metadata; video properties; audio metadata; codec of a video',
  'docs/media-parser/migrate.mdx':
    'mediainfo.js alternative; mp4box alternative; ffprobe in javascript',
  'docs/media-parser/node-reader.mdx': 'read local file; parse file from disk',
  'docs/media-parser/parse-media-on-web-worker.mdx': 'parse in a web worker',
  'docs/media-parser/parse-media.mdx':
    'mp4 parser; read container; video info javascript; frame rate of file; demux; read mp4 metadata; parse a video',
  'docs/media-parser/pause-resume-abort.mdx': 'cancel parsing; stop early',
  'docs/media-parser/readers.mdx':
    'read from blob; read from url; custom reader; file reader; read a file object; parse a file; webFileReader; fetchReader',
  'docs/media-parser/runtime-support.mdx': 'cloudflare workers parse video; which browsers',
  'docs/media-parser/samples.mdx': 'encoded chunks; packets; demuxer; frames of a file',
  'docs/media-parser/seeking.mdx': 'jump to timestamp; seek to second',
  'docs/media-parser/stream-selection.mdx': 'hls quality; choose bitrate of m3u8',
  'docs/media-parser/tags.mdx': 'gps location; album art; camera model; mp3 tags',
  'docs/media-parser/types.mdx': 'typescript types',
  'docs/media-parser/web-reader.mdx': 'read from url or file',
  'docs/media-parser/webcodecs.mdx': 'decode frames in browser; videodecoder',
  'docs/media-parser/workers.mdx': 'parse in background; non blocking parsing',
  'docs/media-playback-error.mdx':
    "video won't play; black video; code 4; format error; src not supported; unsupported codec; hevc in chrome; video not showing; video not playing in preview; media element error; media_err_src_not_supported; notsupportederror; black screen; audio not playing; mp3 not playing; youtube video; vimeo",
  'docs/media-utils/create-smooth-svg-path.mdx': 'smooth line through points; waveform as svg',
  'docs/media-utils/index.mdx': 'audio data package; media helpers',
  'docs/media-utils/visualize-audio-waveform.mdx':
    'waveform line; voice visualization; oscillating line',
  'docs/metadata.mdx':
    'title tag; artist; comment in mp4; author; set file metadata; mp4 tags; file metadata; embed metadata; file tags',
  'docs/miscellaneous/absolute-paths.mdx':
    'local file path; file:// url; not allowed to load local resource; windows drive letter; file from another folder; absolute path; file url; file://; windows path',
  'docs/miscellaneous/automatic-duration.mdx':
    'infer duration; composition length automatically; no fixed duration; infinite duration; unknown duration',
  'docs/miscellaneous/changing-temp-dir.mdx':
    'tmp folder; temp files; disk full; no space left; temp directory; change tmp',
  'docs/miscellaneous/chrome-headless-shell.mdx':
    'chromium version; which browser; chrome for testing; use installed chrome; browser path; use chrome instead of chromium; chrome path; chromium; headless browser; browser version; custom chrome; chrome executable; chrome download; browser binary',
  'docs/miscellaneous/cloud-gpu-docker.mdx': 'nvidia docker',
  'docs/miscellaneous/cloud-gpu.mdx':
    'ec2 gpu; g4dn; nvidia cloud server; gpu server; aws gpu; render on ec2 gpu',
  'docs/miscellaneous/cross-origin-isolation.mdx': 'sharedarraybuffer; coop coep headers',
  'docs/miscellaneous/embed-studio.mdx': 'studio in my app; white label studio',
  'docs/miscellaneous/emojis.mdx':
    'emoji missing in render; emoji looks different; color emoji linux; square instead of emoji; emoji not rendering; noto color emoji; emoji; emoji font',
  'docs/miscellaneous/linux-dependencies.mdx':
    'libnss3; missing shared library; apt-get install chrome dependencies; error while loading shared libraries; ubuntu server; chrome dependencies; missing libraries on ubuntu; linux; debian; centos; apt install',
  'docs/miscellaneous/linux-single-process.mdx': 'chrome uses one core; slow on linux',
  'docs/miscellaneous/live-streaming.mdx':
    'obs; rtmp; live video; twitch; broadcast; stream live; livestream; stream; streaming; real time',
  'docs/miscellaneous/nextjs.mdx':
    'render in next.js; route handler; server actions; api route; next; nextjs render; app router render',
  'docs/miscellaneous/parse-media-vs-get-video-metadata.mdx':
    'which metadata function; parseMedia or getVideoMetadata; compare metadata functions',
  'docs/miscellaneous/pexels.mdx': 'stock video timeout',
  'docs/miscellaneous/render-in-browser.mdx':
    "client-side rendering; export in the browser; no server; webassembly render; download video in browser; render without a server; client-side export; web renderer; render in the user's browser; render in the visitor's browser; browser rendering; wasm rendering",
  'docs/miscellaneous/render-on-edge.mdx':
    'cloudflare workers; edge function; deno deploy; netlify edge',
  'docs/miscellaneous/snippets/accelerated-video.mdx':
    'speed ramp; time remapping; slow motion curve; ease playback speed; gradually speed up',
  'docs/miscellaneous/snippets/align-duration.mdx':
    'video as long as clip; composition length from video; match video length; same duration as a video; fit the composition to a video; duration of video; match video duration; video length as duration; duration from a video file',
  'docs/miscellaneous/snippets/combine-compositions.mdx':
    'join two compositions; intro and outro; one composition in another; nest compositions; merge videos; composition in composition; multiple compositions in one video; merge compositions; chain compositions',
  'docs/miscellaneous/snippets/different-segments-at-different-speeds.mdx':
    'fast forward part; slow motion part; speed up part of a clip',
  'docs/miscellaneous/snippets/freeze-portions.mdx':
    'pause animation in the middle; hold for a second; freeze part of sequence; pause part of an animation; hold animation',
  'docs/miscellaneous/snippets/hls.mdx':
    'm3u8; hls.js; streaming video; live stream source; adaptive streaming',
  'docs/miscellaneous/snippets/jumpcuts.mdx':
    'remove pauses; cut filler words; skip parts of a video; cut out sections; silence cut',
  'docs/miscellaneous/snippets/offthread-video-while-rendering.mdx':
    'switch tags while rendering; ref on video',
  'docs/miscellaneous/snippets/player-in-iframe.mdx':
    'isolate css; tailwind conflicts with player; global styles',
  'docs/miscellaneous/typescript-aliases.mdx': '@/ imports; tsconfig paths; module alias',
  'docs/miscellaneous/vercel-functions.mdx':
    'host on vercel; render on vercel; netlify functions; serverless function; deploy to vercel; vercel deployment',
  'docs/miscellaneous/video-formats.mdx':
    'supported codecs; can i use mov; mkv; avi; hevc support; mp4 webm support; heic; formats; supported formats; file formats; which formats; format support; mov; supported video formats',
  'docs/motion-blur/camera-motion-blur.mdx': 'shutter angle; realistic motion blur',
  'docs/motion-blur/common-mistake.mdx':
    'motion blur not working; motion blur not visible; trail not visible; no motion blur',
  'docs/motion-blur/index.mdx': 'blur moving objects; shutter',
  'docs/motion-blur/trail.mdx': 'ghosting; echo effect; after image',
  'docs/multiple-fps.mdx':
    'change frame rate; 60fps; 24fps; seconds instead of frames; fps independent; convert seconds to frames; frame rate; video fps; framerate; set frame rate; different fps; fps conversion; frames per second',
  'docs/noise-visualization.mdx':
    'particles; grid of dots; flowing background; generative art; noise dots; noise field',
  'docs/noise/index.mdx':
    'perlin; simplex; wiggle; random motion; camera shake; organic movement; turbulence; noise animation; perlin noise; noise texture',
  'docs/noise/noise-2d.mdx': '2d perlin noise',
  'docs/noise/noise-3d.mdx': '3d simplex noise',
  'docs/noise/noise-4d.mdx': 'endless noise loop; looping noise',
  'docs/non-seekable-media.mdx':
    'video restarts from beginning; range requests; server does not support range; accept-ranges',
  'docs/offthreadvideo.mdx':
    'video tag for rendering; exact frames; embed mp4; transparent video; video frames skip in render; remote video; start a video later in the file; video starts at 10 seconds',
  'docs/openai-whisper/index.mdx': 'openai transcription api; whisper-1',
  'docs/overlay.mdx':
    'lower third; alpha channel for premiere; davinci resolve; final cut; title overlay; import into editor; export for premiere; transparent overlay for editing software',
  'docs/parameterized-rendering.mdx':
    'templates; dynamic videos; change text via api; data-driven; variables; personalized video; dynamic text; change the text of a video; template variables; template video; video template; video from data; customize videos',
  'docs/passing-props.mdx':
    'pass variables; json props; --props file; input data; send data to video; pass data to my video; props from the command line; json file as input; pass parameters; functions as props; dates in props; pass data; props; data to composition; pass arguments; composition parameters; props flag; cli props; render with props; dynamic props; dynamic data',
  'docs/paths/cut-path.mdx': 'shorten path',
  'docs/paths/evolve-path.mdx':
    'draw a line; handwriting animation; signature animation; stroke-dashoffset; line drawing; reveal svg; draw a line gradually; animate a path; draw on animation',
  'docs/paths/extend-viewbox.mdx': 'svg cut off; padding around svg',
  'docs/paths/get-bounding-box.mdx': 'size of svg path; getBBox',
  'docs/paths/get-length.mdx': 'length of svg line; getTotalLength; svg path length; path length',
  'docs/paths/get-point-at-length.mdx':
    'follow a path; move along a curve; motion path; animate along a path; motion along a path; move an object on a curve; bezier path animation',
  'docs/paths/get-subpaths.mdx': 'split svg path',
  'docs/paths/get-tangent-at-length.mdx': 'rotate along path; direction of path',
  'docs/paths/index.mdx': 'svg path; path animation; path utilities; svg path manipulation',
  'docs/paths/interpolate-path.mdx': 'morph shapes; shape tween; svg morphing',
  'docs/paths/normalize-path.mdx': 'relative to absolute commands',
  'docs/paths/parse-path.mdx': 'svg path to instructions; parse d attribute',
  'docs/paths/reduce-instructions.mdx': 'convert arcs to curves; simplify path',
  'docs/paths/reset-path.mdx': 'move path to origin; align path to zero',
  'docs/paths/reverse-path.mdx': 'draw line from other end',
  'docs/paths/scale-path.mdx': 'resize svg path; scale svg path',
  'docs/paths/serialize-instructions.mdx': 'instructions to string',
  'docs/paths/translate-path.mdx': 'move svg path',
  'docs/paths/warp-path.mdx': 'bend text; distort svg; wave',
  'docs/performance.mdx':
    'slow render; render takes forever; speed up; preview laggy; high cpu; slow on server; optimize; rendering takes too long; optimise render; faster; render speed; caching; optimize render; rendering speed; render time; speed up render',
  'docs/player-into-remotion-project.mdx': 'render button in an app; app with player and render',
  'docs/player/api.mdx':
    'player props; fullscreen button; seek bar; loop; click to play; player ref methods; poster; hide controls; space key; player speed; play at double speed; player component; player event listener; time update; pause the player; player keyboard shortcuts; player loop; autoplay player',
  'docs/player/autoplay.mdx':
    'autoplay blocked; no sound on start; play on load; user gesture; mobile safari sound; player autoplay; autoplay on ios',
  'docs/player/best-practices.mdx':
    'player re-renders; inputProps memo; laggy player; avoid rerenders; player performance; player optimization',
  'docs/player/buffer-state.mdx':
    'show spinner; waiting event; resume event; player loading spinner; player buffering event',
  'docs/player/current-time.mdx':
    'current frame of player; time display; progress; useCurrentPlayerFrame',
  'docs/player/custom-controls.mdx':
    'own play button; custom seek bar; hide default controls; volume slider; fullscreen button; player ui; mute button; timeline for the player; playback speed button; progress bar of the player; player buttons; player scrubbing; pause button; scrub bar; player seekbar',
  'docs/player/drag-and-drop/index.mdx':
    'move elements; resize items; canvas editor; selectable items; canva clone; resize handles',
  'docs/player/examples.mdx':
    'player sample code; lazy component; loop player; player demo; player recipes; simple player',
  'docs/player/index.mdx':
    'embed video in react; play in browser; interactive video; video preview in app; react video player; player package; players; preview in app; embed composition',
  'docs/player/installation.mdx':
    'add player to next.js; npm install player; vite player; player in react app; player setup; add player',
  'docs/player/integration.mdx':
    'share code between app and render; monorepo; player and lambda together; player and render; reuse components; share composition',
  'docs/player/media-keys.mdx': 'headphone buttons; media session; keyboard media keys',
  'docs/player/playback-issues.mdx':
    'player stutters; laggy playback; black frames; audio crackles; no sound; player freezes; black screen; audio not playing; sound cuts out; player lag; player slow; player choppy; choppy playback; player not playing; player laggy; player has no audio',
  'docs/player/preloading.mdx':
    'load video in advance; buffering; preload all assets; lag when scene starts; preload assets in the player; preload video; preload videos; preload; preload images',
  'docs/player/premounting.mdx':
    'load before visible; scene starts late; video delay at start of sequence; preload a scene',
  'docs/player/scaling.mdx':
    'responsive player; player size; fill container; width 100%; aspect ratio; mobile size; player too big; player width; resize player; player css; player style',
  'docs/player/thumbnail.mdx':
    'preview image; poster; still frame in react; static frame; preview of a video in a list; player preview image; still in player; video preview image; static preview',
  'docs/prefetch.mdx':
    'cache video; blob url; download asset before playback; prefetch a video; load before playing; download video before playing',
  'docs/preload/preload-audio.mdx': 'preload sound',
  'docs/preload/preload-font.mdx': 'preload woff2',
  'docs/preload/preload-image.mdx': 'preload picture',
  'docs/preload/preload-video.mdx': 'preload clip; load video early',
  'docs/preload/preload.mdx': 'preload assets; preload package',
  'docs/preload/resolve-redirect.mdx': 'url redirects; short link video',
  'docs/prereleases.mdx': 'canary; beta; test a pull request; alpha version; nightly',
  'docs/presigned-urls.mdx':
    'upload to s3; user uploads; signed upload; file upload; upload a file; direct upload; upload to bucket',
  'docs/preview.mdx':
    'open studio; npm start; see my video; dev server; open the preview; preview window',
  'docs/props-resolution.mdx':
    'which props win; override default props; merge order; which props are used; props priority; order of props; props order',
  'docs/quality.mdx':
    'blurry video; sharp text; pixelated; jpeg quality; low quality output; better quality; artifacts; banding; compress output; file size too big; reduce file size; smaller mp4; pixelated video; jpeg vs png; improve quality',
  'docs/random.mdx':
    'seed; deterministic random; Math.random; shuffle; random number; random values that stay the same; random generator',
  'docs/react-18.mdx': 'react version 18',
  'docs/react-19.mdx': 'react version 19; react version; which react version is supported',
  'docs/react-native.mdx': 'mobile app; expo; ios android; mobile',
  'docs/recorder/captions.mdx': 'subtitles for recordings; transcribe recordings',
  'docs/recorder/create.mdx': 'new recording project',
  'docs/recorder/demo.mdx': 'sample recorder project; example recording',
  'docs/recorder/editing/b-roll.mdx': 'images over video; cutaways',
  'docs/recorder/editing/captions.mdx': 'edit subtitles; fix captions; wrong words',
  'docs/recorder/editing/chapters.mdx': 'youtube chapters',
  'docs/recorder/editing/cutting-clips.mdx': 'trim recordings; split a recording; long recording',
  'docs/recorder/editing/endcard.mdx': 'outro; end screen',
  'docs/recorder/editing/layout.mdx': 'picture in picture; crop webcam; square video',
  'docs/recorder/editing/music.mdx': 'background music in recordings; music in recorder',
  'docs/recorder/editing/normalizing-audio.mdx':
    'loudness; volume too low; loudnorm; loudness of recordings; normalize recordings',
  'docs/recorder/editing/scenes.mdx': 'title scene; table of contents; scene types',
  'docs/recorder/editing/silence-removal.mdx': 'cut silence; trim pauses',
  'docs/recorder/editing/transitions.mdx': 'transition between recordings',
  'docs/recorder/exporting-subtitles.mdx': 'srt for youtube',
  'docs/recorder/exporting.mdx': 'render recording; export for youtube',
  'docs/recorder/external-recordings.mdx': 'import footage; use obs recordings; use other videos',
  'docs/recorder/gear.mdx': 'which camera; which microphone',
  'docs/recorder/index.mdx':
    'screen recording; webcam; loom alternative; talking head; record a tutorial; screencast; record video',
  'docs/recorder/is-it-for-me.mdx': 'should i use recorder',
  'docs/recorder/lambda-rendering.mdx': 'render recordings in the cloud',
  'docs/recorder/record/cropping.mdx': 'crop the screen; hide the browser bar',
  'docs/recorder/record/delete.mdx': 'remove a take',
  'docs/recorder/record/index.mdx':
    'record webcam and screen; microphone; camera; record with a microphone; record voice; recording',
  'docs/recorder/record/manually.mdx': 'use own camera; dslr',
  'docs/recorder/setup.mdx': 'install recorder; bun recorder',
  'docs/recorder/source-control.mdx': 'git lfs; large files in git',
  'docs/recorder/support.mdx': 'recorder bugs',
  'docs/recorder/troubleshooting/cannot-read-properties-of-undefined.mdx':
    'reading decode; recorder decode error',
  'docs/register-root.mdx': 'entry point registration; entry file; registerRoot twice',
  'docs/remotion.mdx': 'core package; what is exported',
  'docs/render-all.mdx':
    'render every composition; multiple outputs; batch; all videos at once; render everything',
  'docs/render-as-gif.mdx':
    'gif output; export gif; video to gif; loop gif; make a gif; gif export; gif quality; gif frame rate; smaller gif; mp4 to gif',
  'docs/render.mdx':
    'export mp4; save video; render button; create the file; download video; npx remotion render; export video; render queue in the studio; how to export; render settings; render video; render mp4; export; rendering; render locally; render frames as images; render as images; render image sequence; image sequences; export image sequence; sequence of images; export frames; export from studio; export project',
  'docs/renderer.mdx': 'node api; server-side api; programmatic rendering',
  'docs/renderer/combine-chunks.mdx': 'join segments; concatenate chunks; merge parts',
  'docs/renderer/ensure-browser.mdx': 'download chrome programmatically; chrome not found',
  'docs/renderer/extract-audio.mdx': 'audio from mp4; rip sound; get soundtrack',
  'docs/renderer/get-compositions.mdx': 'list compositions in node; list compositions of a bundle',
  'docs/renderer/get-silent-parts.mdx': 'detect silence; find pauses; silence detection',
  'docs/renderer/get-video-metadata.mdx': 'video info in node; ffprobe in node',
  'docs/renderer/make-cancel-signal.mdx':
    'cancel render; stop a render; abort signal; stop a running render; cancel a running render',
  'docs/renderer/open-browser.mdx':
    'reuse browser; one chrome for multiple renders; puppeteer; browser instance; keep the browser open',
  'docs/renderer/render-frames.mdx':
    'frames as images; png sequence from node; jpeg frames; frame sequence; tiff sequence',
  'docs/renderer/render-media.mdx':
    'render from node.js; programmatic render; render in express; progress callback; mp4 from node; renderMedia example; render a video in node; render programmatically',
  'docs/renderer/render-still.mdx':
    'image from node; thumbnail; screenshot; render an image in node; generate png',
  'docs/renderer/select-composition.mdx': 'composition by id; get metadata in node',
  'docs/renderer/stitch-frames-to-video.mdx':
    'images to video; combine png into mp4; frames to video; images into mp4',
  'docs/resources.mdx':
    'examples; tutorials; community packages; sample projects; inspiration; typewriter; map; mapbox; globe; bar chart; d3 chart; morph text; example repositories; awesome remotion; community projects; community examples; animated map; animated chart; libraries',
  'docs/reusability.mdx':
    'nested components; reuse animation; timing of components; nested composition; precomp; reuse scenes; component library; component props; refactor; custom component; split into components',
  'docs/rive/index.mdx': '.riv file; rive runtime',
  'docs/rive/remotionrivecanvas.mdx': 'rive state machine; rive artboard',
  'docs/scaling.mdx':
    '4k; 1080p; higher resolution; half size; retina; render at 720p; upscale; output resolution; change resolution; render in full hd; downscale output; resolution; render larger; render at lower resolution',
  'docs/schemas.mdx':
    'zod; props form; typed props; editable props; zod schema; validate input; form for props; json schema; default prop',
  'docs/security.mdx':
    'safe to run user code; untrusted input; api keys exposed; secrets leak; ssrf; xss; sandbox user code',
  'docs/sequence.mdx':
    'start later; delay component; show for 3 seconds; time shift; hide after; from and duration; appear at frame; start at a frame; show element later; timing; offset in time; stagger components; delay a component; show at a certain time; delay an element; delay animation; delay; delayed start; when to show; premount; start time; end time; show component after 2 seconds; hide element',
  'docs/series.mdx':
    'one after another; consecutive scenes; back to back; playlist; series component; scenes in a row; play one after another; scenes in order; sequential scenes; sequential; slides; slideshow',
  'docs/shapes/circle.mdx': 'dot; round shape',
  'docs/shapes/ellipse.mdx': 'oval',
  'docs/shapes/heart.mdx': 'love shape',
  'docs/shapes/index.mdx':
    'draw shapes; svg shapes; triangle; star; geometric shapes; shapes package; draw a circle; draw a rectangle; arrow; geometry',
  'docs/shapes/make-circle.mdx': 'circle path',
  'docs/shapes/make-rect.mdx': 'rectangle path',
  'docs/shapes/make-star.mdx': 'star path',
  'docs/shapes/make-triangle.mdx': 'triangle path; triangle svg path',
  'docs/shapes/pie.mdx': 'pie chart; progress circle; donut; countdown timer',
  'docs/shapes/polygon.mdx': 'hexagon; pentagon',
  'docs/shapes/rect.mdx': 'rounded rectangle; square',
  'docs/shapes/star.mdx': 'star shape; sparkle',
  'docs/shapes/triangle.mdx': 'arrow head; play icon',
  'docs/skia/enable-skia.mdx': 'skia webpack',
  'docs/skia/skia-canvas.mdx': 'skia component; draw with skia',
  'docs/skia/skia.mdx':
    'react native skia; canvaskit; shaders; 2d graphics; canvas graphics; skia drawing',
  'docs/slow-method-to-extract-frame.mdx': 'slow frame extraction; warning about slow extraction',
  'docs/spline.mdx': '3d design; spline.design',
  'docs/spring.mdx':
    'bouncy animation; physics; damping stiffness mass; overshoot; pop in; natural motion; less bouncy; spring physics; stiffness; animate with spring; elastic animation; bounce effect',
  'docs/ssr-node.mdx':
    'express server; node script render; render with node; own server; node.js; render video in node; backend rendering; render script; api server; render with nodejs; nodejs rendering; nodejs; render from code; rendering api; render using javascript',
  'docs/ssr.mdx':
    'render on server; backend; api for rendering; render with github actions; render api; ci pipeline; ci; render on a server; gitlab ci; headless rendering; continuous integration; ci/cd; vps',
  'docs/standalone.mdx': 'bundle react app; zero-dependency',
  'docs/staticfile-relative-paths.mdx':
    '../public; relative path; asset not found; wrong path in staticFile',
  'docs/staticfile-remote-urls.mdx': 'https url in staticFile',
  'docs/staticfile.mdx':
    'public folder path; file not found; url of asset; file in public folder; asset not loading; 404 for a file',
  'docs/still.mdx':
    'single image composition; image template; one frame composition; one frame; image instead of video; still component',
  'docs/stills.mdx':
    'generate images; og image; thumbnail; social card; banner; png export; create social media images; screenshot; poster image; dynamic open graph images; png; jpeg; export png; export webp; export image; export a still; render an image; render images; render image; render single frame; render jpeg; render png; single image; screenshot of the composition; thumbnails; export frame',
  'docs/studio-into-app.mdx': 'let users render; render button in a web app',
  'docs/studio/api.mdx': 'studio functions; control the studio from code; custom studio ui',
  'docs/studio/delete-static-file.mdx': 'remove file from public folder',
  'docs/studio/deploy-server.mdx':
    'host the studio; share with team; render button online; railway render.com; fly.io; heroku; hetzner; host studio; self-host the studio; self-hosted; studio in docker; render.com',
  'docs/studio/deploy-static.mdx':
    'publish studio; studio on vercel netlify; share a preview link; netlify; studio online; share studio',
  'docs/studio/get-static-files.mdx': 'list public folder files studio; public folder in studio',
  'docs/studio/go-to-composition.mdx': 'switch composition from code',
  'docs/studio/pause.mdx': 'stop playback from code',
  'docs/studio/play.mdx': 'start playback from code',
  'docs/studio/quick-switcher.mdx':
    'command palette; cmd k; jump to composition; find composition; search compositions quickly',
  'docs/studio/reevaluate-composition.mdx': 'rerun calculateMetadata; refresh metadata',
  'docs/studio/restart-studio.mdx': 'restart from code',
  'docs/studio/save-default-props.mdx':
    'write props to source code; persist props; save props to code',
  'docs/studio/seek.mdx':
    'jump to a frame from code; set playhead; jump to a frame programmatically; set the frame from code',
  'docs/studio/shortcuts.mdx':
    'hotkeys; next frame key; in and out points; keybindings; keys; keyboard keys; studio keys; key bindings; studio zoom',
  'docs/studio/studio.mdx': 'preview ui; editor; timeline ui; remotion studio',
  'docs/studio/toggle.mdx': 'play pause from code',
  'docs/studio/update-default-props.mdx': 'change props from code',
  'docs/studio/visual-control.mdx': 'tweak values; sliders in studio; live edit values',
  'docs/studio/watch-public-folder.mdx': 'file watcher; react to new files',
  'docs/studio/watch-static-file.mdx': 'react to a changed file',
  'docs/studio/write-static-file.mdx': 'save a file from studio; write file to public folder',
  'docs/support.mdx': 'paid support; how to get support; support channels',
  'docs/svelte.mdx': 'sveltekit; use with svelte',
  'docs/svg.mdx':
    'draw vector graphics; inline svg; icons; text along a path; draw a logo; animate a logo; logo animation; textPath; svg paths; svg in video; stroke animation; handwriting',
  'docs/tailwind-v4/enable-tailwind.mdx': 'tailwind 4 webpack',
  'docs/tailwind-v4/overview.mdx': 'tailwind 4; tailwind v4',
  'docs/tailwind.mdx':
    'tailwind which version; set up tailwind; tailwind animate; tailwindcss; css; postcss; tailwind setup; tailwind classes; install tailwind',
  'docs/tailwind/enable-tailwind.mdx': 'tailwind 3 webpack',
  'docs/tailwind/tailwind.mdx':
    'tailwind css; utility classes; tailwind config; tailwind v3; tailwind 3',
  'docs/target-closed.mdx':
    'browser crashed; page crashed; protocol error; memory crash; crash; chrome crashed',
  'docs/terminology.mdx': 'terms; definitions; vocabulary',
  'docs/terminology/bundle.mdx': 'what is a bundle',
  'docs/terminology/concurrency.mdx':
    'parallel tabs; threads; workers; cpu cores; multithreading; cpu usage; multi core',
  'docs/terminology/entry-point.mdx': 'index.ts; register root; entry file; main file',
  'docs/terminology/input-props.mdx': 'what are input props',
  'docs/terminology/public-dir.mdx': 'static folder; change public folder',
  'docs/terminology/serve-url.mdx': 'what is a serve url; site url',
  'docs/terminology/studio.mdx': 'player vs studio',
  'docs/testing.mdx':
    'unit tests; vitest; jest; snapshot test; visual regression; e2e; test a video; testing library',
  'docs/the-fundamentals.mdx':
    'basics; how does it work; concepts; beginner; introduction; fps and duration; what is a frame; learn remotion; start here; how remotion works',
  'docs/third-party.mdx':
    'framer motion; gsap; anime.js; react spring; use other animation library; css animation library; d3; p5; animate a chart; use d3; animation libraries; motion one; styled-components; glitch effect; text effects; styled components; charts; chart; chart.js; animate.css; react libraries; css-in-js',
  'docs/three-canvas.mdx': '3d scene; r3f canvas; useFrame',
  'docs/three.mdx':
    'threejs; react three fiber; 3d model; glb; webgl; three js; 3d animation; render 3d; r3f; react-three-fiber; gltf',
  'docs/timeline/demo.mdx': 'try the timeline',
  'docs/timeline/faq.mdx': 'timeline license',
  'docs/timeline/index.mdx':
    'timeline component; video editor timeline; paid timeline; react timeline; buy timeline',
  'docs/timeline/render.mdx': 'render the edited timeline; export from the timeline',
  'docs/timeline/setup.mdx': 'install timeline; timeline tailwind',
  'docs/timeline/usage.mdx': 'use the timeline component',
  'docs/timeout.mdx':
    'delayrender timeout; render stuck at 28000ms; increase timeout; loading takes too long; timeout after 30 seconds; 30000ms exceeded; navigation timeout; delayRender not cleared',
  'docs/transforms.mdx':
    'rotate; scale; 3d rotation; perspective; flip element; skew; move; 3d; rotate in 3d; rotate image; flip horizontally; zoom in on something; ken burns; pan and zoom; move text; zoom in; zoom out; scale up and down; css transform; translate an element; mirror; css rotate; css scale; move element; rotation; translate; css translate; css perspective',
  'docs/transitioning.mdx':
    'scene transitions; fade between scenes; enter and exit animations; slide; swipe; enter animation; exit animation; transition; animate out; scene transition; transition effect; transition effects; animate in and out; scene change; transition animation',
  'docs/transitions/audio-transitions.mdx':
    'whoosh sound; sound on transition; sound effect when scenes change; crossfade audio',
  'docs/transitions/index.mdx': 'scene change effects; crossfade; swipe; transitions package',
  'docs/transitions/presentations/clock-wipe.mdx': 'radial wipe; pie reveal',
  'docs/transitions/presentations/cube.mdx': '3d cube; rotate cube',
  'docs/transitions/presentations/custom.mdx':
    'own transition; create a transition effect; write a transition',
  'docs/transitions/presentations/fade.mdx': 'crossfade; dissolve',
  'docs/transitions/presentations/flip.mdx': '3d flip; card flip',
  'docs/transitions/presentations/index.mdx':
    'all transitions; list of transition effects; transition types; list of transitions; transition styles; transition gallery; available transitions',
  'docs/transitions/presentations/iris.mdx': 'circle reveal; circle wipe',
  'docs/transitions/presentations/none.mdx':
    'hard cut; overlap without transition; overlap scenes; overlapping scenes',
  'docs/transitions/presentations/slide.mdx': 'push; swipe',
  'docs/transitions/presentations/wipe.mdx': 'linear wipe; diagonal reveal',
  'docs/transitions/timings/custom.mdx': 'own timing',
  'docs/transitions/timings/index.mdx': 'transition timing; duration of transition',
  'docs/transitions/timings/lineartiming.mdx':
    'constant speed transition; fixed transition duration',
  'docs/transitions/timings/springtiming.mdx': 'bouncy transition',
  'docs/transitions/transitionseries.mdx':
    'fade between clips; transition overlap; scene transitions; crossfade videos',
  'docs/transitions/use-transition-progress.mdx':
    'animate during transition; is entering or exiting',
  'docs/transparent-videos.mdx':
    'alpha channel; no background; transparent background export; prores 4444; webm alpha; green screen export; export with alpha; transparent mov; background removal on export; transparent webm; transparency; transparent output; render without background; export transparent webm; export transparent video; gif without background',
  'docs/troubleshooting/background-image.mdx':
    'css background flickers; background-image not loaded',
  'docs/troubleshooting/broken-fast-refresh.mdx':
    "hot reload not working; changes not showing; studio doesn't update; hmr; changes don't show up after saving",
  'docs/troubleshooting/browser-errors.mdx':
    'page crashed; browser disconnected; target closed; net::err; net::err_failed; net::err_connection_refused',
  'docs/troubleshooting/browser-launch.mdx':
    "chrome won't start; failed to launch; sandbox; missing libraries",
  'docs/troubleshooting/bundler-errors.mdx':
    'module not found; typescript errors; webpack errors; next.js errors; vite errors',
  'docs/troubleshooting/bundling-bundle.mdx':
    'bundle() in next.js; esbuild error bundler; module not found @remotion/bundler; bundle module not found; bundle() in next.js fails',
  'docs/troubleshooting/cli-errors.mdx':
    'command not found; entry point not found; unknown flag; no compositions found; command not recognized; cannot find composition',
  'docs/troubleshooting/composition-errors.mdx':
    'composition not found; invalid composition id; useCurrentFrame outside; duplicate composition id; composition id invalid',
  'docs/troubleshooting/could-not-find-executable-to-run.mdx': 'npx remotion not found',
  'docs/troubleshooting/debug-failed-render.mdx':
    'console.log in render; see browser logs; verbose; --log=verbose; find out why render fails; print from component; console.log; see logs; debug a render; print while rendering; render fails; rendering failed; failed render; error handling; logging; log level; debug; loglevel verbose; logs; render logs; error during render; render error; print logs; show logs; render not working',
  'docs/troubleshooting/defaultprops-too-big.mdx': 'props too large',
  'docs/troubleshooting/font-loading-errors.mdx':
    'font timeout; google fonts fail; wrong font in render; font not applied; font not loading; font not loading in render; wrong font; font flicker; fallback font',
  'docs/troubleshooting/loading-root-component.mdx':
    'waiting for root component; loading root component timeout',
  'docs/troubleshooting/media-errors.mdx': 'video error; audio decode error; image failed',
  'docs/troubleshooting/nextjs-image.mdx': 'next/image flickers; next image',
  'docs/troubleshooting/no-frame-found-at-position.mdx': 'frame not found; offthreadvideo error',
  'docs/troubleshooting/player-flicker.mdx':
    'white flash; black flash; flash between scenes; video blinks; player flickers; blank frame between scenes',
  'docs/troubleshooting/rendering-errors.mdx':
    'render error messages; visited url got no response; javascript heap out of memory; got no response; allocation failed; no space left',
  'docs/troubleshooting/rosetta.mdx': 'm1 mac slow; x64 node on apple silicon; m2; architecture',
  'docs/troubleshooting/setup-errors.mdx':
    'npm install fails; cannot find module; eresolve; peer dependency conflict; install errors; pnpm; yarn; node version; nodejs version; node.js version; minimum node version; which node version; npm; npm install error; import statement outside a module',
  'docs/troubleshooting/sigkill.mdx':
    'out of memory; oom; killed; memory leak; render crashes on small server; heap out of memory; ram usage; process killed; memory limit; exit code 137; memory; not enough memory; memory usage; low memory; memory error; memory consumption; too much memory; render crashes; reduce memory usage',
  'docs/troubleshooting/stuck-render.mdx':
    "render hangs; stuck at 0%; never finishes; frozen; stops at 99%; render hangs forever; render freezes; render doesn't finish; render stuck",
  'docs/troubleshooting/studio-errors.mdx': 'studio crashes; studio notification',
  'docs/troubleshooting/subpixel-rendering.mdx':
    'text jitters; shaky text; wobbly slow zoom; pixel snapping; text shakes; jittery text; slow pan jitter',
  'docs/troubleshooting/timed-out-page-function.mdx':
    'evaluating page function timeout; page not responding',
  'docs/troubleshooting/tool-errors.mdx':
    'docker error; git error; npm error; eacces; macos security warning; electron app; spawn enoent; windows; windows error; windows problems; mac',
  'docs/upgrading.mdx':
    'update remotion; new version; migrate; upgrade; new release; npm update; update packages; update; upgrade version; update version; latest remotion; update to latest',
  'docs/use-audio-data.mdx': 'audio analysis; waveform hook',
  'docs/use-buffer-state.mdx': 'pause while loading; loading state; wait for data in player',
  'docs/use-current-frame.mdx':
    'get frame number; current time; frame hook; elapsed seconds; time in seconds; frame counter; frame; frames; frame index',
  'docs/use-current-scale.mdx': 'zoom of preview; getBoundingClientRect in player is scaled',
  'docs/use-img-and-iframe.mdx':
    'html img tag; native video tag; why not <video>; <img> not waiting; img vs image; native tags; video tag vs component',
  'docs/use-offthread-video-texture.mdx': 'exact video texture',
  'docs/use-video-config.mdx':
    'get fps; width and height; composition duration; durationInFrames in component; get width; duration of the composition in a component; number of frames; total frames',
  'docs/use-video-texture.mdx': 'video in three; video material; video on plane',
  'docs/use-windowed-audio-data.mdx': 'long audio file; visualize podcast; large wav',
  'docs/using-audio.mdx':
    'add music; add sound; soundtrack; voice over; add an audio file; voiceover; sync audio; sound effects; audio basics; use audio; audio files; sfx',
  'docs/using-randomness.mdx':
    'random numbers; random positions; confetti; particles; same random each frame; random color; randomness; random colors; random size; shuffle array; random values',
  'docs/validating-user-videos.mdx':
    'check upload; max duration; file size limit; reject wrong format; check uploaded file is a video; validate upload; check the codec of an upload; check if the browser can play a video',
  'docs/version-mismatch.mdx':
    'different versions; conflicting versions; multiple versions installed; context lost; align versions',
  'docs/version.mdx': 'get remotion version at runtime; print version in code',
  'docs/video-manipulation.mdx':
    'green screen; chroma key; filters; grayscale; canvas pixels; blur a video; video effects; draw frames to canvas; black and white video; monochrome video; change the colors of a video; greyscale video; grey scale; sepia; color grading; color correction; lumetri; video filter; blur background; brightness and contrast; blur; canvas; video canvas; invert colors; saturate; hue rotate; video pixels; blur video',
  'docs/video-uploads.mdx':
    'user videos; upload from device; blob url; local file; let users upload; file input video; upload files',
  'docs/video-vs-offthreadvideo.mdx':
    'which video tag; difference video; html5 video vs offthread; difference between Video and OffthreadVideo; which video component',
  'docs/video.mdx':
    'embed mp4; play a clip; video tag; loop video; mute video; playback rate; html5 video; video component; play video',
  'docs/videos/index.mdx':
    'add a video; insert footage; trim video; crop; resize clip; position a video; background video; loop; reverse a video; mute; cut the first seconds of a video; slow motion; change the playback speed of a clip; speed up a clip; crop a video; loop a video clip; rounded corners; border radius of a video; object-fit; picture in picture; start a video at a certain time; resize a video; split screen; place a video; embed a video; import a video; embed video; use a video; show a video; video clip; speed up video; slow down a video; cut a video; scale a video; video looping; mp4 in composition; play a video; import video; cut video; video playback; footage',
  'docs/videos/sequence.mdx':
    'concatenate videos; merge clips; play clips in a row; stitch videos; playlist; join mp4; join multiple videos together; combine video files; two videos in a row; append video; videos one after another; join videos; multiple videos; video list; video after video',
  'docs/videos/transparency.mdx':
    'alpha video; transparent overlay; webm alpha; remove background; luma; webm with transparency; overlay a transparent video',
  'docs/visual-editing.mdx':
    'edit props in ui; props panel; json editor; right sidebar; color picker; save to code; non-developers edit; save props to the code; save button; props editor; gui; change props in studio; visual editor; studio props; input fields; copy paste props',
  'docs/visualize-audio.mdx': 'fft; frequency bars; spectrum; beat',
  'docs/vue.mdx': 'nuxt',
  'docs/watchstaticfile.mdx': 'file changed; reload when a file changes',
  'docs/webcodecs/can-copy-audio-track.mdx': 'copy audio without re-encoding',
  'docs/webcodecs/can-copy-video-track.mdx': 'remux possible',
  'docs/webcodecs/can-reencode-audio-track.mdx':
    'aac encoding support; reencode audio track possible',
  'docs/webcodecs/can-reencode-video-track.mdx':
    'can browser encode; h264 encoding support; reencode video track possible; which codecs can the browser encode; test if the browser can encode',
  'docs/webcodecs/convert-a-video.mdx':
    'webm to mp4; mov to mp4; online converter; transcode in browser; compress video; convert webm to mp4; convert video online; mp4 to webm; convert mov; change video format; convert file format; video conversion',
  'docs/webcodecs/convert-audiodata.mdx': 'change sample rate; resample audio data',
  'docs/webcodecs/convert-media.mdx': 'transcode; re-encode; change container; convert in browser',
  'docs/webcodecs/create-audio-decoder.mdx': 'decode audio samples',
  'docs/webcodecs/create-video-decoder.mdx': 'decode video frames',
  'docs/webcodecs/default-on-audio-track-handler.mdx':
    "drop audio that can't be encoded; default audio decision",
  'docs/webcodecs/default-on-video-track-handler.mdx': 'default video decision',
  'docs/webcodecs/extract-frames.mdx':
    'thumbnails from video; filmstrip; screenshot of a video; frames as images; preview images; thumbnails from a video file; get frames of a video; video thumbnail in the browser; video thumbnail; grab frame; frame from video; video to images; thumbnails from a video',
  'docs/webcodecs/fix-mediarecorder-video.mdx':
    'recorded video has no duration; infinity duration; webcam recording not seekable; mediarecorder seek broken',
  'docs/webcodecs/get-available-audio-codecs.mdx': 'audio codecs of the browser',
  'docs/webcodecs/get-available-containers.mdx': 'output formats of webcodecs',
  'docs/webcodecs/index.mdx':
    'browser converter; client-side video processing; compress in browser; ffmpeg.wasm alternative; convert videos in the browser; webcodecs package',
  'docs/webcodecs/misconceptions.mdx': 'webcodecs vs ffmpeg; is webcodecs faster',
  'docs/webcodecs/pause-resume-abort.mdx': 'cancel conversion',
  'docs/webcodecs/resample-audio-16khz.mdx':
    'prepare audio for whisper; wav 16khz; downsample; mono wav',
  'docs/webcodecs/resize-a-video.mdx':
    'downscale; make video smaller; change resolution; reduce file size; compress video client side; resize video in browser; lower resolution; reduce video size; scale down video; compress a video',
  'docs/webcodecs/rotate-a-video.mdx':
    'portrait to landscape; iphone orientation; sideways video; turn video; flip video',
  'docs/webcodecs/rotate-and-resize-video-frame.mdx': 'resize a videoframe',
  'docs/webcodecs/telemetry.mdx': 'what is sent to remotion; disable telemetry; tracking',
  'docs/webcodecs/track-transformation.mdx':
    'keep audio as is; copy without re-encoding; drop audio',
  'docs/webcodecs/web-fs-writer.mdx': 'out of memory while converting; origin private file system',
  'docs/webcodecs/webcodecs-controller.mdx': 'pause a conversion',
  'docs/webpack-dynamic-imports.mdx': 'require with variable; dynamic import',
  'docs/webpack.mdx':
    'loaders; override bundler; vite; svgr; alias; custom loader; wasm; vite config; custom bundler; webpack configuration; bundler config; raw loader; markdown import; import css',
  'docs/whisper-web/can-use-whisper-web.mdx': 'browser support for whisper',
  'docs/whisper-web/download-whisper-model.mdx': 'model in browser; tiny.en',
  'docs/whisper-web/get-available-models.mdx':
    'whisper model sizes in the browser; list of whisper models',
  'docs/whisper-web/get-loaded-models.mdx': 'cached models; which models are downloaded',
  'docs/whisper-web/index.mdx':
    'transcribe in browser; client-side speech to text; subtitles in browser; whisper wasm; whisper in the browser; browser transcription; transcribe audio in the browser',
  'docs/whisper-web/to-captions.mdx': 'captions from browser transcription',
  'docs/whisper-web/transcribe.mdx': 'subtitles in the browser; transcribe without server',
  'docs/wrong-composition-mount.mdx':
    'useVideoConfig outside; no video config; hooks outside composition',
  'docs/zod-types/index.mdx': 'schema types for studio',
  'docs/zod-types/z-color.mdx': 'color input; color picker',
  'docs/zod-types/z-matrix.mdx': 'grid input; 4x4 matrix prop',
  'docs/zod-types/z-textarea.mdx': 'multiline text input; long text prop',
  'learn/2022-12-22-apple-wow.mdx': 'apple spotlight intro; tutorial',
  'learn/2025-06-30-data-to-videos.mdx': 'spreadsheet to videos; csv to videos; batch tutorial',
  'src/pages/about.mdx': 'team; company; who makes remotion',
  'src/pages/accessibility.mdx': 'accessibility statement; screen reader; wcag',
  'src/pages/book.mdx': 'pdf; ebook; print the docs',
  'src/pages/contact.mdx': 'email address; talk to sales; book a call; contact; email; sales',
  'src/pages/experts/index.mdx':
    'hire a freelancer; agency; find a developer; consultant; freelancers; hire an expert',
  'src/pages/index.mdx': 'what is remotion; home; react video framework; create mp4 with react',
  'src/pages/lambda.mdx': 'render in the cloud; aws',
  'src/pages/offline.mdx': 'docs offline; download docs',
  'src/pages/player.mdx': 'embed videos; player product page',
  'src/pages/playground.mdx': 'try online; run code in the browser; online editor',
  'src/pages/pricing.mdx':
    'cost; plans; per render price; license cost; automators; price; how much does remotion cost; enterprise price; license price; price list; subscription; pricing plans',
  'src/pages/showcase/add.mdx': 'submit my project',
  'src/pages/showcase/index.mdx': 'examples; made with remotion; inspiration; gallery',
  'src/pages/templates/audiogram.mdx': 'podcast video; podcast to video; spotify clip',
  'src/pages/templates/blank.mdx': 'empty project; blank; minimal template',
  'src/pages/templates/code-hike.mdx': 'code animation; syntax highlighting video; animate code',
  'src/pages/templates/editor-starter.mdx': 'video editor template; capcut like editor',
  'src/pages/templates/google-tts.mdx':
    'voiceover; text to speech; google cloud speech; turn text into speech; text-to-speech',
  'src/pages/templates/hello-world.mdx':
    'starter template; first project; example project; default template',
  'src/pages/templates/index.mdx':
    'all templates; choose a template; starter; project templates; boilerplate; video templates',
  'src/pages/templates/javascript.mdx': 'plain javascript starter',
  'src/pages/templates/music-visualization.mdx': 'music video template; spectrum template',
  'src/pages/templates/next-pages-dir.mdx': 'next.js without app router',
  'src/pages/templates/next-tailwind.mdx': 'next.js with tailwind',
  'src/pages/templates/next.mdx':
    'saas starter; next.js app router starter; video app; next.js template; saas template; next.js starter; saas; video saas',
  'src/pages/templates/overlay.mdx': 'lower third template',
  'src/pages/templates/prompt-to-video.mdx': 'ai video generator; text to video; story video',
  'src/pages/templates/react-router.mdx': 'remix; saas without next.js',
  'src/pages/templates/recorder.mdx': 'screencast template',
  'src/pages/templates/render-server.mdx':
    'render server; express api; own rendering backend; express; express.js; rest api for rendering; rendering server; rendering backend; express render server; node render server',
  'src/pages/templates/skia.mdx': 'react native skia template',
  'src/pages/templates/stargazer.mdx': 'github stars video',
  'src/pages/templates/still.mdx': 'og image server; dynamic images',
  'src/pages/templates/three.mdx':
    '3d template; phone mockup; react three fiber template; 3d video template; 3d starter',
  'src/pages/templates/tiktok.mdx':
    'tiktok captions template; subtitle template; auto captions app; word highlight captions template; captions template; vertical video template; shorts; reels; youtube shorts; tiktok captions',
  'src/pages/templates/tts.mdx':
    'voiceover; text to speech; azure speech; turn text into speech; speak text; text-to-speech',
  'success-stories/2023-11-09-typeframes.mdx': 'startup built with remotion',
  'success-stories/2025-04-02-a-million-dollars.mdx': 'case study; revenue',
};

/** The files whose pages have phrases, and these. */
export const searchPhrases: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(phrases).map(([file, list]) => [file, list.split('; ')]),
);
