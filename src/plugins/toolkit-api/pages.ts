/** Shared by the package and the entry point of `@remotion/lambda`. */
const lambdaClient: Readonly<Record<string, string>> = {
  '/docs/lambda/approuterwebhook': 'appRouterWebhook NextWebhookArgs',
  '/docs/lambda/deletefunction': 'deleteFunction DeleteFunctionInput',
  '/docs/lambda/deleterender': 'deleteRender DeleteRenderInput',
  '/docs/lambda/estimateprice': 'estimatePrice EstimatePriceInput',
  '/docs/lambda/expresswebhook': 'expressWebhook',
  '/docs/lambda/getawsclient':
    'CustomCredentials getAwsClient GetAwsClientInput GetAwsClientOutput',
  '/docs/lambda/getcompositionsonlambda':
    'getCompositionsOnLambda GetCompositionsOnLambdaInput GetCompositionsOnLambdaOutput',
  '/docs/lambda/getfunctions': 'getFunctions GetFunctionsInput',
  '/docs/lambda/getorcreatebucket': 'GetOrCreateBucketInput GetOrCreateBucketOutput',
  '/docs/lambda/getregions': 'AwsRegion',
  '/docs/lambda/getrenderprogress':
    'EnhancedErrorInfo getRenderProgress GetRenderProgressInput RenderProgress',
  '/docs/lambda/getsites': 'getSites GetSitesInput GetSitesOutput',
  '/docs/lambda/pagesrouterwebhook': 'pagesRouterWebhook',
  '/docs/lambda/presignurl': 'presignUrl PresignUrlInput',
  '/docs/lambda/rendermediaonlambda':
    'DeleteAfter renderMediaOnLambda RenderMediaOnLambdaInput RenderMediaOnLambdaOutput',
  '/docs/lambda/renderstillonlambda':
    'renderStillOnLambda RenderStillOnLambdaInput RenderStillOnLambdaOutput',
  '/docs/lambda/rendervideoonlambda': 'renderVideoOnLambda',
  '/docs/lambda/speculatefunctionname': 'speculateFunctionName SpeculateFunctionNameInput',
  '/docs/lambda/validatewebhooksignature':
    'validateWebhookSignature WebhookErrorPayload WebhookPayload WebhookSuccessPayload WebhookTimeoutPayload',
};

/**
 * Which page documents which export: export names by address, by entry point. The addresses are a
 * plan: a page may not exist yet. Names of one page share a string to keep the table short.
 */
export const PLANNED_PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  remotion: {
    '/docs/absolute-fill': 'AbsoluteFill AbsoluteFillLayout',
    '/docs/animatedimage': 'AnimatedImage',
    '/docs/artifact': 'Artifact',
    '/docs/audio': 'Audio NativeAudioProps RemotionAudioProps RemotionMainAudioProps',
    '/docs/calculate-metadata': 'CalculateMetadataFunction',
    '/docs/cancel-render': 'cancelRender',
    '/docs/clipper': 'Experimental',
    '/docs/composition': 'Composition CompositionProps CompProps',
    '/docs/continue-render': 'continueRender',
    '/docs/delay-render': 'delayRender',
    '/docs/easing': 'Easing EasingFunction',
    '/docs/folder': 'Folder',
    '/docs/freeze': 'Freeze',
    '/docs/get-input-props': 'getInputProps',
    '/docs/get-remotion-environment': 'getRemotionEnvironment RemotionEnvironment',
    '/docs/getstaticfiles': 'getStaticFiles StaticFile',
    '/docs/iframe': 'IFrame',
    '/docs/img': 'Img ImgProps',
    '/docs/interpolate': 'ExtrapolateType interpolate InterpolateOptions',
    '/docs/interpolate-colors': 'interpolateColors',
    '/docs/loop': 'Loop',
    '/docs/measure-spring': 'measureSpring',
    '/docs/offthreadvideo': 'OffthreadVideo OffthreadVideoProps RemotionOffthreadVideoProps',
    '/docs/prefetch': 'prefetch PrefetchOnProgress',
    '/docs/random': 'random RandomSeed',
    '/docs/register-root': 'registerRoot',
    '/docs/sequence': 'LayoutAndStyle Sequence SequenceProps SequencePropsWithoutDuration',
    '/docs/series': 'Series',
    '/docs/spring': 'spring SpringConfig',
    '/docs/staticfile': 'staticFile',
    '/docs/still': 'Still StillProps',
    '/docs/use-buffer-state': 'useBufferState',
    '/docs/use-current-frame': 'useCurrentFrame',
    '/docs/use-current-scale': 'useCurrentScale',
    '/docs/use-video-config': 'useVideoConfig VideoConfig',
    '/docs/version': 'VERSION',
    '/docs/video': 'RemotionMainVideoProps RemotionVideoProps Video',
    '/docs/watchstaticfile': 'WatchRemotionStaticFilesPayload watchStaticFile',
  },
  'remotion/version': {
    '/docs/version': 'VERSION',
  },
  'remotion/no-react': {
    '/docs/easing': 'EasingFunction',
    '/docs/interpolate': 'ExtrapolateType interpolate InterpolateOptions',
    '/docs/random': 'random RandomSeed',
    '/docs/use-video-config': 'VideoConfig',
  },
  '@remotion/player': {
    '/docs/player/custom-controls':
      'RenderFullscreenButton RenderMuteButton RenderPlayPauseButton RenderVolumeSlider',
    '/docs/player/player':
      'CallbackListener ErrorFallback EventTypes Player PlayerMethods PlayerProps PlayerPropsWithoutZod PlayerRef RenderLoading RenderPoster',
    '/docs/player/thumbnail':
      'Thumbnail ThumbnailMethods ThumbnailProps ThumbnailPropsWithoutZod ThumbnailRef',
  },
  '@remotion/renderer': {
    '/docs/renderer/combine-chunks': 'combineChunks CombineChunksOnProgress CombineChunksOptions',
    '/docs/renderer/ensure-browser':
      'ChromeMode DownloadBrowserProgressFn ensureBrowser EnsureBrowserOptions OnBrowserDownload',
    '/docs/renderer/extract-audio': 'extractAudio',
    '/docs/renderer/get-compositions': 'ChromiumOptions getCompositions GetCompositionsOptions',
    '/docs/renderer/get-silent-parts': 'getSilentParts SilentPart',
    '/docs/renderer/get-video-metadata': 'getVideoMetadata VideoMetadata',
    '/docs/renderer/make-cancel-signal': 'CancelSignal makeCancelSignal',
    '/docs/renderer/open-browser':
      'Browser BrowserExecutable HeadlessBrowser openBrowser OpenGlRenderer',
    '/docs/renderer/render-frames':
      'BrowserLog EmittedArtifact FrameRange OnArtifact renderFrames RenderFramesOptions RenderFramesOutput VideoImageFormat',
    '/docs/renderer/render-media':
      'AudioCodec Codec ColorSpace Crf FfmpegOverrideFn NumberOfGifLoops OnStartData ProResProfile renderMedia RenderMediaOnDownload RenderMediaOnProgress RenderMediaOptions SlowFrame StitchingState X264Preset',
    '/docs/renderer/render-still': 'renderStill RenderStillOptions StillImageFormat',
    '/docs/renderer/select-composition': 'selectComposition SelectCompositionOptions',
    '/docs/renderer/stitch-frames-to-video':
      'PixelFormat stitchFramesToVideo StitchFramesToVideoOptions',
  },
  '@remotion/bundler': {
    '/docs/bundle':
      'bundle BundleOptions GitSource LegacyBundleOptions MandatoryLegacyBundleOptions WebpackConfiguration WebpackOverrideFn',
  },
  '@remotion/media-parser': {
    '/docs/media-parser/download-and-parse-media': 'downloadAndParseMedia',
    '/docs/media-parser/foreign-file-types':
      'IsAnImageError IsAnUnsupportedFileTypeError IsAPdfError',
    '/docs/media-parser/has-been-aborted': 'hasBeenAborted MediaParserAbortError',
    '/docs/media-parser/media-parser-controller':
      'mediaParserController MediaParserController SeekResolution',
    '/docs/media-parser/parse-media':
      'Options parseMedia ParseMediaFields ParseMediaOnProgress ParseMediaOptions ParseMediaProgress ParseMediaResult ParseMediaSrc',
    '/docs/media-parser/stream-selection':
      'defaultSelectM3uAssociatedPlaylists defaultSelectM3uStreamFn M3uAssociatedPlaylist M3uStream SelectM3uAssociatedPlaylistsFn SelectM3uStreamFn SelectM3uStreamFnOptions',
    '/docs/media-parser/types':
      'MediaParserAdvancedColor MediaParserAudioCodec MediaParserAudioSample MediaParserAudioTrack MediaParserCodecData MediaParserContainer MediaParserDimensions MediaParserEmbeddedImage MediaParserKeyframe MediaParserLocation MediaParserLogLevel MediaParserMatrixCoefficients MediaParserMetadataEntry MediaParserOnAudioSample MediaParserOnAudioTrack MediaParserOnAudioTrackParams MediaParserOnVideoSample MediaParserOnVideoTrack MediaParserOnVideoTrackParams MediaParserOtherTrack MediaParserPrimaries MediaParserReaderInterface MediaParserSampleAspectRatio MediaParserTrack MediaParserTransferCharacteristics MediaParserVideoCodec MediaParserVideoSample MediaParserVideoTrack',
    '/docs/media-parser/webcodecs-timescale': 'WEBCODECS_TIMESCALE',
  },
  '@remotion/media-parser/node': {
    '/docs/media-parser/node-reader':
      'nodeCreateAdjacentFileSource nodeReadContent nodeReader nodeReadWholeAsText',
  },
  '@remotion/media-parser/web': {
    '/docs/media-parser/web-reader': 'webReader',
  },
  '@remotion/media-parser/universal': {
    '/docs/media-parser/universal-reader': 'universalReader',
  },
  '@remotion/media-parser/node-writer': {
    '/docs/media-parser/node-writer': 'nodeWriter',
  },
  '@remotion/media-parser/worker': {
    '/docs/media-parser/parse-media-on-web-worker':
      'parseMediaOnWebWorker ParseMediaOnWorker ParseMediaOnWorkerOptions',
  },
  '@remotion/media-parser/server-worker': {
    '/docs/media-parser/parse-media-on-server-worker': 'parseMediaOnServerWorker',
    '/docs/media-parser/parse-media-on-web-worker': 'ParseMediaOnWorker ParseMediaOnWorkerOptions',
  },
  '@remotion/webcodecs': {
    '/docs/webcodecs/can-copy-audio-track': 'canCopyAudioTrack',
    '/docs/webcodecs/can-copy-video-track': 'canCopyVideoTrack',
    '/docs/webcodecs/can-reencode-audio-track': 'canReencodeAudioTrack',
    '/docs/webcodecs/can-reencode-video-track': 'canReencodeVideoTrack',
    '/docs/webcodecs/convert-audiodata': 'convertAudioData ConvertAudioDataOptions',
    '/docs/webcodecs/convert-media':
      'convertMedia ConvertMediaAudioCodec ConvertMediaContainer ConvertMediaOnAudioData ConvertMediaOnAudioTrackHandler ConvertMediaOnProgress ConvertMediaOnVideoFrame ConvertMediaOnVideoTrackHandler ConvertMediaProgress ConvertMediaResult ConvertMediaVideoCodec',
    '/docs/webcodecs/create-audio-decoder': 'createAudioDecoder WebCodecsAudioDecoder',
    '/docs/webcodecs/create-video-decoder': 'createVideoDecoder WebCodecsVideoDecoder',
    '/docs/webcodecs/default-on-audio-track-handler': 'defaultOnAudioTrackHandler',
    '/docs/webcodecs/default-on-video-track-handler': 'defaultOnVideoTrackHandler',
    '/docs/webcodecs/extract-frames': 'extractFrames ExtractFramesTimestampsInSecondsFn',
    '/docs/webcodecs/get-available-audio-codecs': 'getAvailableAudioCodecs',
    '/docs/webcodecs/get-available-containers': 'getAvailableContainers',
    '/docs/webcodecs/get-available-video-codecs': 'getAvailableVideoCodecs',
    '/docs/webcodecs/get-default-audio-codec': 'getDefaultAudioCodec',
    '/docs/webcodecs/get-default-video-codec': 'getDefaultVideoCodec',
    '/docs/webcodecs/resize-a-video': 'ResizeOperation',
    '/docs/webcodecs/rotate-and-resize-video-frame': 'rotateAndResizeVideoFrame',
    '/docs/webcodecs/track-transformation': 'AudioOperation VideoOperation',
    '/docs/webcodecs/webcodecs-controller': 'webcodecsController WebCodecsController',
  },
  '@remotion/webcodecs/web-fs': {
    '/docs/webcodecs/web-fs-writer': 'canUseWebFsWriter webFsWriter',
  },
  '@remotion/webcodecs/buffer': {
    '/docs/webcodecs/buffer-writer': 'bufferWriter',
  },
  '@remotion/google-fonts': {
    '/docs/google-fonts/get-available-fonts': 'getAvailableFonts GoogleFont',
    '/docs/google-fonts/get-info': 'FontInfo',
  },
  '@remotion/google-fonts/from-info': {
    '/docs/google-fonts/load-font-from-info': 'loadFontFromInfo',
  },
  '@remotion/fonts': {
    '/docs/fonts-api/load-font': 'FontFormat loadFont LoadFontOptions',
  },
  '@remotion/lottie': {
    '/docs/lottie/getlottiemetadata': 'getLottieMetadata',
    '/docs/lottie/lottie': 'Lottie LottieAnimationData LottieProps',
  },
  '@remotion/studio': {
    '/docs/studio/delete-static-file': 'deleteStaticFile DeleteStaticFileResponse',
    '/docs/studio/focus-default-props-path': 'focusDefaultPropsPath',
    '/docs/studio/get-static-files': 'getStaticFiles StaticFile',
    '/docs/studio/go-to-composition': 'goToComposition',
    '/docs/studio/pause': 'pause',
    '/docs/studio/play': 'play',
    '/docs/studio/reevaluate-composition': 'reevaluateComposition',
    '/docs/studio/restart-studio': 'restartStudio',
    '/docs/studio/save-default-props': 'saveDefaultProps',
    '/docs/studio/seek': 'seek',
    '/docs/studio/toggle': 'toggle',
    '/docs/studio/update-default-props': 'updateDefaultProps UpdateDefaultPropsFunction',
    '/docs/studio/visual-control': 'visualControl',
    '/docs/studio/watch-public-folder': 'watchPublicFolder',
    '/docs/studio/watch-static-file': 'watchStaticFile',
    '/docs/studio/write-static-file': 'writeStaticFile',
  },
  '@remotion/licensing': {
    '/docs/licensing/get-usage': 'EventCount getUsage GetUsageResponse',
    '/docs/licensing/register-usage-point':
      'Classification registerUsageEvent RegisterUsageEventResponse',
  },
  '@remotion/media-utils': {
    '/docs/audio-buffer-to-data-url': 'audioBufferToDataUrl',
    '/docs/get-audio-data': 'AudioData getAudioData MediaUtilsAudioData',
    '/docs/get-audio-duration-in-seconds': 'getAudioDuration getAudioDurationInSeconds',
    '/docs/get-image-dimensions': 'getImageDimensions ImageDimensions',
    '/docs/get-video-metadata': 'getVideoMetadata VideoData VideoMetadata',
    '/docs/get-waveform-portion': 'getWaveformPortion',
    '/docs/media-utils/create-smooth-svg-path': 'createSmoothSvgPath',
    '/docs/media-utils/visualize-audio-waveform':
      'visualizeAudioWaveform VisualizeAudioWaveformOptions',
    '/docs/use-audio-data': 'useAudioData',
    '/docs/use-windowed-audio-data':
      'useWindowedAudioData UseWindowedAudioDataOptions UseWindowedAudioDataReturnValue',
    '/docs/visualize-audio': 'visualizeAudio VisualizeAudioOptions',
  },
  '@remotion/zod-types': {
    '/docs/zod-types/z-color': 'zColor',
    '/docs/zod-types/z-matrix': 'zMatrix',
    '/docs/zod-types/z-textarea': 'zTextarea',
  },
  '@remotion/lambda': {
    '/docs/lambda/deletefunction': 'deleteFunction DeleteFunctionInput',
    '/docs/lambda/deleterender': 'deleteRender DeleteRenderInput',
    '/docs/lambda/deletesite': 'deleteSite DeleteSiteInput DeleteSiteOutput',
    '/docs/lambda/deployfunction': 'deployFunction DeployFunctionInput DeployFunctionOutput',
    '/docs/lambda/deploysite': 'deploySite DeploySiteInput DeploySiteOutput',
    '/docs/lambda/downloadmedia': 'downloadMedia DownloadMediaInput DownloadMediaOutput',
    '/docs/lambda/estimateprice': 'estimatePrice EstimatePriceInput',
    '/docs/lambda/getawsclient':
      'CustomCredentials getAwsClient GetAwsClientInput GetAwsClientOutput',
    '/docs/lambda/getcompositionsonlambda':
      'getCompositionsOnLambda GetCompositionsOnLambdaInput GetCompositionsOnLambdaOutput',
    '/docs/lambda/getfunctioninfo': 'FunctionInfo getFunctionInfo GetFunctionInfoInput',
    '/docs/lambda/getfunctions': 'getFunctions GetFunctionsInput',
    '/docs/lambda/getorcreatebucket':
      'getOrCreateBucket GetOrCreateBucketInput GetOrCreateBucketOutput',
    '/docs/lambda/getregions': 'AwsRegion getRegions',
    '/docs/lambda/getrenderprogress':
      'EnhancedErrorInfo getRenderProgress GetRenderProgressInput RenderProgress',
    '/docs/lambda/getrolepolicy': 'getRolePolicy',
    '/docs/lambda/getsites': 'getSites GetSitesInput GetSitesOutput',
    '/docs/lambda/getuserpolicy': 'getUserPolicy',
    '/docs/lambda/presignurl': 'presignUrl',
    '/docs/lambda/rendermediaonlambda':
      'renderMediaOnLambda RenderMediaOnLambdaInput RenderMediaOnLambdaOutput',
    '/docs/lambda/renderstillonlambda':
      'renderStillOnLambda RenderStillOnLambdaInput RenderStillOnLambdaOutput',
    '/docs/lambda/rendervideoonlambda': 'renderVideoOnLambda',
    '/docs/lambda/simulatepermissions':
      'simulatePermissions SimulatePermissionsInput SimulatePermissionsOutput',
    '/docs/lambda/validatewebhooksignature': 'validateWebhookSignature WebhookPayload',
  },
  '@remotion/lambda/client': lambdaClient,
  '@remotion/lambda/policies': {
    '/docs/lambda/getrolepolicy': 'getRolePolicy ROLE_NAME',
    '/docs/lambda/getuserpolicy': 'getUserPolicy',
  },
  '@remotion/lambda-client': lambdaClient,
  '@remotion/lambda-client/constants': {
    '/docs/lambda/getrenderprogress': 'RenderProgress',
  },
  '@remotion/lambda-client/regions': {
    '/docs/lambda/getregions': 'AwsRegion',
  },
  '@remotion/cloudrun': {
    '/docs/cloudrun/deleteservice': 'deleteService',
    '/docs/cloudrun/deletesite': 'deleteSite',
    '/docs/cloudrun/deployservice': 'deployService DeployServiceInput DeployServiceOutput',
    '/docs/cloudrun/deploysite': 'deploySite',
    '/docs/cloudrun/getorcreatebucket': 'getOrCreateBucket',
    '/docs/cloudrun/getregions': 'GcpRegion getRegions',
    '/docs/cloudrun/getserviceinfo': 'getServiceInfo',
    '/docs/cloudrun/getservices': 'getServices',
    '/docs/cloudrun/getsites': 'getSites',
    '/docs/cloudrun/rendermediaoncloudrun':
      'renderMediaOnCloudrun RenderMediaOnCloudrunInput RenderMediaOnCloudrunOutput UpdateRenderProgress',
    '/docs/cloudrun/renderstilloncloudrun': 'renderStillOnCloudrun',
    '/docs/cloudrun/speculateservicename': 'speculateServiceName',
    '/docs/cloudrun/testpermissions': 'testPermissions',
  },
  '@remotion/cloudrun/client': {
    '/docs/cloudrun/deleteservice': 'deleteService',
    '/docs/cloudrun/deletesite': 'deleteSite',
    '/docs/cloudrun/getorcreatebucket': 'getOrCreateBucket',
    '/docs/cloudrun/getregions': 'getRegions',
    '/docs/cloudrun/getserviceinfo': 'getServiceInfo',
    '/docs/cloudrun/getservices': 'getServices',
    '/docs/cloudrun/getsites': 'getSites',
    '/docs/cloudrun/rendermediaoncloudrun':
      'renderMediaOnCloudrun RenderMediaOnCloudrunInput UpdateRenderProgress',
    '/docs/cloudrun/renderstilloncloudrun': 'renderStillOnCloudrun RenderStillOnCloudrunInput',
    '/docs/cloudrun/speculateservicename': 'speculateServiceName',
  },
  '@remotion/captions': {
    '/docs/captions/caption': 'Caption',
    '/docs/captions/create-tiktok-style-captions':
      'createTikTokStyleCaptions CreateTikTokStyleCaptionsInput CreateTikTokStyleCaptionsOutput TikTokPage TikTokToken',
    '/docs/captions/parse-srt': 'parseSrt ParseSrtInput ParseSrtOutput',
    '/docs/captions/serialize-srt': 'serializeSrt SerializeSrtInput',
  },
  '@remotion/transitions': {
    '/docs/transitions/presentations/custom':
      'TransitionPresentation TransitionPresentationComponentProps',
    '/docs/transitions/timings/custom': 'TransitionTiming',
    '/docs/transitions/timings/lineartiming': 'linearTiming',
    '/docs/transitions/timings/springtiming': 'springTiming',
    '/docs/transitions/transitionseries': 'TransitionSeries',
    '/docs/transitions/use-transition-progress': 'TransitionState useTransitionProgress',
  },
  '@remotion/transitions/fade': {
    '/docs/transitions/presentations/fade': 'fade FadeProps',
  },
  '@remotion/transitions/slide': {
    '/docs/transitions/presentations/slide': 'slide SlideDirection SlideProps',
  },
  '@remotion/transitions/wipe': {
    '/docs/transitions/presentations/wipe': 'wipe WipeDirection WipeProps',
  },
  '@remotion/transitions/flip': {
    '/docs/transitions/presentations/flip': 'flip FlipDirection FlipProps',
  },
  '@remotion/transitions/clock-wipe': {
    '/docs/transitions/presentations/clock-wipe': 'clockWipe ClockWipeProps',
  },
  '@remotion/transitions/none': {
    '/docs/transitions/presentations/none': 'none NoneProps',
  },
  '@remotion/transitions/iris': {
    '/docs/transitions/presentations/iris': 'iris IrisProps',
  },
  '@remotion/shapes': {
    '/docs/shapes/circle': 'Circle CircleProps',
    '/docs/shapes/ellipse': 'Ellipse EllipseProps',
    '/docs/shapes/heart': 'Heart HeartProps',
    '/docs/shapes/make-circle': 'makeCircle MakeCircleProps',
    '/docs/shapes/make-ellipse': 'makeEllipse MakeEllipseOptions',
    '/docs/shapes/make-heart': 'makeHeart MakeHeartProps',
    '/docs/shapes/make-pie': 'makePie MakePieProps',
    '/docs/shapes/make-polygon': 'makePolygon MakePolygonProps',
    '/docs/shapes/make-rect': 'makeRect MakeRectOptions',
    '/docs/shapes/make-star': 'makeStar MakeStarProps',
    '/docs/shapes/make-triangle': 'makeTriangle MakeTriangleProps',
    '/docs/shapes/pie': 'Pie PieProps',
    '/docs/shapes/polygon': 'Polygon PolygonProps',
    '/docs/shapes/rect': 'Rect RectProps',
    '/docs/shapes/star': 'Star StarProps',
    '/docs/shapes/triangle': 'Triangle TriangleProps',
  },
  '@remotion/paths': {
    '/docs/paths/cut-path': 'cutPath',
    '/docs/paths/evolve-path': 'evolvePath',
    '/docs/paths/extend-viewbox': 'extendViewBox',
    '/docs/paths/get-bounding-box': 'BoundingBox getBoundingBox',
    '/docs/paths/get-instruction-index-at-length': 'getInstructionIndexAtLength',
    '/docs/paths/get-length': 'getLength',
    '/docs/paths/get-point-at-length': 'getPointAtLength',
    '/docs/paths/get-subpaths': 'getSubpaths',
    '/docs/paths/get-tangent-at-length': 'getTangentAtLength',
    '/docs/paths/interpolate-path': 'interpolatePath',
    '/docs/paths/normalize-path': 'normalizePath',
    '/docs/paths/parse-path': 'AbsoluteInstruction Instruction parsePath',
    '/docs/paths/reduce-instructions': 'ReducedInstruction reduceInstructions',
    '/docs/paths/reset-path': 'resetPath',
    '/docs/paths/reverse-path': 'reversePath',
    '/docs/paths/scale-path': 'scalePath',
    '/docs/paths/serialize-instructions': 'serializeInstructions',
    '/docs/paths/translate-path': 'translatePath',
    '/docs/paths/warp-path': 'warpPath WarpPathFn',
  },
  '@remotion/install-whisper-cpp': {
    '/docs/install-whisper-cpp/convert-to-captions': 'ConvertToCaptionCaption convertToCaptions',
    '/docs/install-whisper-cpp/download-whisper-model':
      'downloadWhisperModel OnProgress WhisperModel',
    '/docs/install-whisper-cpp/install-whisper-cpp': 'installWhisperCpp',
    '/docs/install-whisper-cpp/to-captions': 'toCaptions',
    '/docs/install-whisper-cpp/transcribe':
      'Language transcribe TranscribeOnProgress TranscriptionJson',
  },
  '@remotion/openai-whisper': {
    '/docs/openai-whisper/openai-whisper-api-to-captions':
      'OpenAiToCaptionsInput OpenAiToCaptionsOutput OpenAiVerboseTranscription openAiWhisperApiToCaptions',
  },
  '@remotion/noise': {
    '/docs/noise/noise-2d': 'noise2D',
    '/docs/noise/noise-3d': 'noise3D',
    '/docs/noise/noise-4d': 'noise4D',
  },
  '@remotion/animation-utils': {
    '/docs/animation-utils/interpolate-styles': 'interpolateStyles',
    '/docs/animation-utils/make-transform':
      'AngleUnit LengthPercentageUnit LengthUnit makeTransform matrix matrix3d perspective rotate rotate3d rotateX rotateY rotateZ scale scale3d scaleX scaleY scaleZ skew skewX skewY TransformFunctionReturnType translate translate3d translateX translateY translateZ',
  },
  '@remotion/animated-emoji': {
    '/docs/animated-emoji/animated-emoji':
      'AnimatedEmoji AnimatedEmojiProps CalculateEmojiSrc EmojiName',
    '/docs/animated-emoji/get-available-emoji': 'getAvailableEmojis',
  },
  '@remotion/motion-blur': {
    '/docs/motion-blur/camera-motion-blur': 'CameraMotionBlur CameraMotionBlurProps',
    '/docs/motion-blur/trail': 'Trail TrailProps',
  },
  '@remotion/preload': {
    '/docs/preload/preload-audio': 'preloadAudio',
    '/docs/preload/preload-font': 'preloadFont',
    '/docs/preload/preload-image': 'preloadImage',
    '/docs/preload/preload-video': 'preloadVideo',
    '/docs/preload/resolve-redirect': 'resolveRedirect',
  },
  '@remotion/skia': {
    '/docs/skia/skia-canvas': 'SkiaCanvas',
  },
  '@remotion/skia/enable': {
    '/docs/skia/enable-skia': 'enableSkia',
  },
  '@remotion/tailwind': {
    '/docs/tailwind/enable-tailwind': 'enableTailwind',
  },
  '@remotion/tailwind-v4': {
    '/docs/tailwind-v4/enable-tailwind': 'enableTailwind',
  },
  '@remotion/gif': {
    '/docs/gif/get-gif-duration-in-seconds': 'getGifDurationInSeconds',
    '/docs/gif/gif': 'Gif GifFillMode RemotionGifProps',
    '/docs/gif/preload-gif': 'preloadGif',
  },
  '@remotion/layout-utils': {
    '/docs/layout-utils/fill-text-box': 'fillTextBox',
    '/docs/layout-utils/fit-text': 'fitText TextTransform',
    '/docs/layout-utils/fit-text-on-n-lines': 'fitTextOnNLines',
    '/docs/layout-utils/measure-text': 'Dimensions measureText',
  },
  '@remotion/three': {
    '/docs/three-canvas': 'ThreeCanvas ThreeCanvasProps',
    '/docs/use-offthread-video-texture': 'useOffthreadVideoTexture UseOffthreadVideoTextureOptions',
    '/docs/use-video-texture': 'useVideoTexture UseVideoTextureOptions',
  },
  '@remotion/rive': {
    '/docs/rive/remotionrivecanvas': 'RemotionRiveCanvas RiveCanvasRef',
  },
  '@remotion/enable-scss': {
    '/docs/enable-scss/enable-scss': 'enableScss',
  },
  '@remotion/whisper-web': {
    '/docs/whisper-web/can-use-whisper-web':
      'canUseWhisperWeb CanUseWhisperWebResult WhisperWebUnsupportedReason',
    '/docs/whisper-web/download-whisper-model':
      'downloadWhisperModel DownloadWhisperModelOnProgress DownloadWhisperModelParams DownloadWhisperModelProgress DownloadWhisperModelResult WhisperWebModel',
    '/docs/whisper-web/get-available-models': 'AvailableModel getAvailableModels',
    '/docs/whisper-web/get-loaded-models': 'getLoadedModels',
    '/docs/whisper-web/resample-to-16khz': 'resampleTo16Khz ResampleTo16KhzParams',
    '/docs/whisper-web/to-captions': 'toCaptions',
    '/docs/whisper-web/transcribe':
      'transcribe TranscribeParams TranscriptionItemWithTimestamp TranscriptionJson WhisperWebLanguage',
  },
  '@remotion/cli/config': {
    '/docs/config': 'Config',
  },
  '@remotion/google-fonts/Inter': {
    '/docs/google-fonts/get-info': 'getInfo',
    '/docs/google-fonts/load-font': 'fontFamily loadFont',
  },
};
