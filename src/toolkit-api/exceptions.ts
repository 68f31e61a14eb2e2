/** An export or option that the reference omits, and why. */
export interface ApiException {
  /** Entry point, such as `remotion` or `@remotion/media-parser/node`. */
  entry: string;
  /** Name of the export. */
  export: string;
  /** Option of the export, if only that is omitted, such as `config.damping`. */
  option?: string;
  reason: string;
}

const without = (entry: string, names: string, reason: string): ApiException[] =>
  names.split(' ').map((name) => ({entry, export: name, reason}));

const withoutOptions = (
  entry: string,
  name: string,
  options: string,
  reason: string,
): ApiException[] => options.split(' ').map((option) => ({entry, export: name, option, reason}));

/** Fields that the three variants of `parseMedia()` share. One page lists them with their costs. */
const MEDIA_FIELDS =
  'dimensions durationInSeconds slowDurationInSeconds slowFps slowStructure fps videoCodec audioCodec tracks rotation unrotatedDimensions internalStats size name container isHdr metadata location mimeType keyframes slowKeyframes slowNumberOfFrames images sampleRate numberOfAudioChannels slowVideoBitrate slowAudioBitrate m3uStreams';
const MEDIA_PARSER_FUNCTIONS = [
  ['@remotion/media-parser', 'parseMedia'],
  ['@remotion/media-parser', 'downloadAndParseMedia'],
  ['@remotion/media-parser/worker', 'parseMediaOnWebWorker'],
  ['@remotion/media-parser/server-worker', 'parseMediaOnServerWorker'],
] as const;

/** Properties of types that a page shows as declarations, with a list of what isn't obvious. */
const MEDIA_TYPES = {
  MediaParserAdvancedColor: 'transfer matrix primaries fullRange',
  MediaParserAudioSample: 'data timestamp duration type decodingTimestamp offset',
  MediaParserAudioTrack:
    'codec sampleRate description numberOfChannels type trackId codecEnum timescale originalTimescale codecData startInSeconds',
  MediaParserCodecData: 'type data',
  MediaParserDimensions: 'width height',
  MediaParserEmbeddedImage: 'description mimeType data',
  MediaParserKeyframe:
    'positionInBytes sizeInBytes presentationTimeInSeconds decodingTimeInSeconds trackId',
  MediaParserLocation: 'latitude longitude altitude horizontalAccuracy',
  MediaParserMetadataEntry: 'key value trackId',
  MediaParserOnAudioSample: 'data timestamp duration type decodingTimestamp offset',
  MediaParserOnAudioTrack: 'track container',
  MediaParserOnAudioTrackParams: 'track container',
  MediaParserOnVideoSample: 'data timestamp type duration decodingTimestamp offset avc',
  MediaParserOnVideoTrack: 'track container',
  MediaParserOnVideoTrackParams: 'track container',
  MediaParserOtherTrack: 'type trackId timescale originalTimescale trakBox startInSeconds',
  MediaParserReaderInterface: 'read readWholeAsText createAdjacentFileSource preload',
  MediaParserSampleAspectRatio: 'numerator denominator',
  MediaParserTrack:
    'codec description colorSpace codedWidth codedHeight displayAspectWidth displayAspectHeight type trackId codecEnum codecData sampleAspectRatio width height rotation fps timescale originalTimescale advancedColor m3uStreamFormat startInSeconds sampleRate numberOfChannels trakBox',
  MediaParserVideoSample: 'data timestamp type duration decodingTimestamp offset avc',
  MediaParserVideoTrack:
    'codec description colorSpace codedWidth codedHeight displayAspectWidth displayAspectHeight type trackId codecEnum codecData sampleAspectRatio width height rotation fps timescale originalTimescale advancedColor m3uStreamFormat startInSeconds',
};

/**
 * Public API that the reference omits on purpose. The check fails for an entry that a page documents or that doesn't
 * exist.
 */
export const API_EXCEPTIONS: readonly ApiException[] = [
  ...without(
    'remotion',
    'BundleCompositionState BundleIndexState BundleEvaluationState BundleState VideoConfigWithSerializedProps SerializedJSONWithCustomFields',
    'how the bundle, the renderer and the Studio talk to each other; no public function takes or returns it',
  ),
  ...without(
    'remotion',
    'CanvasContent TFolder TCompMetadata TComposition TSequence PlayableMediaTag CompositionManagerContext FolderContext LoggingContextValue MediaVolumeContextValue SetMediaVolumeContextValue TimelineContextValue SetTimelineContextValue',
    'state of the Studio and the Player, passed through React contexts that are not exported',
  ),
  ...without(
    'remotion',
    'CurrentScaleContextType PreviewSize PreviewSizeCtx Translation',
    'the zoom of the Studio; useCurrentScale() gives the number that compositions need',
  ),
  ...without('remotion', 'TRenderAsset', 'what a frame hands to the renderer'),
  ...without(
    'remotion',
    'Config',
    'an empty object; the configuration lives in @remotion/cli/config',
  ),
  ...without('remotion', 'IsExact', 'a helper for the types of the toolkit itself'),
  ...without(
    'remotion',
    'DownloadBehavior LogLevel PixelFormat VideoImageFormat',
    'a union that is spelled out at each option that takes it',
  ),
  ...without(
    '@remotion/player',
    'Size',
    'the measured size of an element, which only internal hooks return',
  ),
  ...without(
    'remotion/no-react',
    'ArtifactAsset AudioOrVideoAsset TRenderAsset',
    'what a frame hands to the renderer',
  ),
  ...without(
    'remotion/no-react',
    'DownloadBehavior',
    'a union that is spelled out at each option that takes it',
  ),
  ...without(
    '@remotion/media-utils',
    'probeWaveFile WaveProbe getPartialWaveData',
    'the steps inside useWindowedAudioData(); of no use apart from it',
  ),
  ...without(
    '@remotion/studio/renderEntry',
    'setBundleModeAndUpdate',
    'what a bundle runs when it starts; the renderer calls it in the page',
  ),
  ...without(
    '@remotion/paths',
    'Part',
    'a measured piece of a path inside the package; no public function takes or returns it',
  ),
  ...without(
    '@remotion/captions',
    'EnsureMaxCharactersPerLineInput EnsureMaxCharactersPerLineOutput',
    'types of a function that the package keeps for the toolkit itself',
  ),
  ...withoutOptions(
    '@remotion/animated-emoji',
    'AnimatedEmoji',
    'id crossOrigin className style onError delayRenderRetries delayRenderTimeoutInMilliseconds name volume playbackRate acceptableTimeShiftInSeconds allowAmplificationDuringRender toneFrequency useWebAudioApi pauseWhenBuffering showInTimeline loopVolumeCurveBehavior startFrom endAt trimBefore trimAfter onAutoPlayError transparent toneMapped onVideoFrame premountFor styleWhilePremounted',
    'passed on to <OffthreadVideo>, whose page documents it; some of them have no effect on an emoji',
  ),
  ...without(
    '@remotion/renderer',
    'CodecOrUndefined FileExtension ImageFormat LogLevel DeleteAfter',
    'a union that is spelled out at each option that takes it',
  ),
  ...without(
    '@remotion/renderer',
    'AnyRemotionOption RemotionOption ToOptions InternalRenderMediaOptions LogOptions RemotionServer',
    'how the packages of the toolkit describe options to one another; no public function takes it',
  ),
  ...without(
    '@remotion/renderer',
    'ErrorWithStackFrame SymbolicatedStackFrame',
    'how the command line prints the stack of an error',
  ),
  ...without(
    '@remotion/renderer',
    'validateSelectedPixelFormatAndImageFormatCombination validateOutputFilename',
    'checks that the render functions run themselves; the errors are on their pages',
  ),
  ...without(
    '@remotion/renderer/client',
    'AvailableOptions TypeOfOption HardwareAccelerationOption BrowserSafeApis',
    'the option definitions that the command line, the Studio and these docs read',
  ),
  ...without(
    '@remotion/renderer/error-handling',
    'wrapWithErrorHandling',
    'an entry point for the Lambda and Cloud Run packages',
  ),
  ...without('@remotion/cli', 'cli', 'what the binaries run; the commands have pages'),
  ...without('@remotion/bundler', 'webpack', "webpack's own export, handed on"),
  ...['@remotion/lambda/client', '@remotion/lambda-client'].flatMap((entry) => [
    ...without(entry, 'AwsProvider', 'what the types of Lambda and Cloud Run have in common'),
    ...without(
      entry,
      'getFunctionVersion',
      'one step of getFunctionInfo(), which returns the version',
    ),
  ]),
  ...without(
    '@remotion/lambda-client/constants',
    'MIN_MEMORY MAX_MEMORY DEFAULT_MEMORY_SIZE DEFAULT_TIMEOUT MIN_TIMEOUT MAX_TIMEOUT DEFAULT_FRAMES_PER_LAMBDA BINARY_NAME DEFAULT_REGION DEFAULT_MAX_RETRIES MAX_EPHEMERAL_STORAGE_IN_MB DEFAULT_EPHEMERAL_STORAGE_IN_MB MIN_EPHEMERAL_STORAGE_IN_MB DEFAULT_OUTPUT_PRIVACY DEFAULT_CLOUDWATCH_RETENTION_PERIOD RENDER_FN_PREFIX LOG_GROUP_PREFIX LAMBDA_INSIGHTS_PREFIX getSitesKey LAMBDA_CONCURRENCY_LIMIT_QUOTA REMOTION_BUCKET_PREFIX',
    'limits, defaults and prefixes that the packages of Lambda share; the pages state them',
  ),
  ...without(
    '@remotion/lambda-client/regions',
    'DEFAULT_AWS_REGIONS AWS_REGIONS',
    'the lists that getRegions() returns',
  ),
  ...without(
    '@remotion/webcodecs',
    'WebCodecsInternals createAudioEncoder WebCodecsAudioEncoder createVideoEncoder WebCodecsVideoEncoder',
    'parts of convertMedia() without public documentation; the encoders take a finished browser configuration that the package does not export a function for',
  ),
  ...withoutOptions(
    '@remotion/webcodecs',
    'ResizeOperation',
    'mode width height maxHeight maxWidth scale',
    'fields that depend on the mode; the page lists them in a table by mode',
  ),
  ...withoutOptions(
    '@remotion/webcodecs',
    'VideoOperation',
    'type videoCodec rotate resize',
    'fields that depend on the type; the page lists them in a table by type',
  ),
  ...withoutOptions(
    '@remotion/webcodecs',
    'AudioOperation',
    'type bitrate audioCodec sampleRate',
    'fields of one type of operation; the page lists them in a table',
  ),
  ...withoutOptions(
    '@remotion/webcodecs',
    'convertMedia',
    'onAudioCodec onContainer onDimensions onDurationInSeconds onFps onImages onInternalStats onIsHdr onKeyframes onLocation onM3uStreams onMetadata onMimeType onName onNumberOfAudioChannels onRotation onSampleRate onSize onSlowAudioBitrate onSlowDurationInSeconds onSlowFps onSlowKeyframes onSlowNumberOfFrames onSlowStructure onSlowVideoBitrate onTracks onUnrotatedDimensions onVideoCodec',
    'callbacks of parseMedia(), which the page lists in one section',
  ),
  ...withoutOptions(
    '@remotion/webcodecs',
    'convertMedia',
    'fields.audioCodec fields.container fields.dimensions fields.durationInSeconds fields.fps fields.images fields.internalStats fields.isHdr fields.keyframes fields.location fields.m3uStreams fields.metadata fields.mimeType fields.name fields.numberOfAudioChannels fields.rotation fields.sampleRate fields.size fields.slowAudioBitrate fields.slowDurationInSeconds fields.slowFps fields.slowKeyframes fields.slowNumberOfFrames fields.slowStructure fields.slowVideoBitrate fields.tracks fields.unrotatedDimensions fields.videoCodec',
    'fields of parseMedia(), each with a callback that the page lists',
  ),
  ...MEDIA_PARSER_FUNCTIONS.flatMap(([entry, name]) =>
    MEDIA_FIELDS.split(' ').flatMap((field) => [
      ...withoutOptions(entry, name, `fields.${field}`, 'a field; one page lists all of them'),
      ...withoutOptions(
        entry,
        name,
        `on${field.charAt(0).toUpperCase()}${field.slice(1)}`,
        'the callback of a field; a table on the page lists them',
      ),
    ]),
  ),
  ...Object.entries(MEDIA_TYPES).flatMap(([type, properties]) =>
    withoutOptions(
      '@remotion/media-parser',
      type,
      properties,
      'the page of types inserts the declaration',
    ),
  ),
  ...withoutOptions(
    '@remotion/media-parser',
    'defaultSelectM3uStreamFn',
    'streams',
    'what the parser passes to the function; the type above it shows it',
  ),
  ...withoutOptions(
    '@remotion/media-parser',
    'defaultSelectM3uAssociatedPlaylists',
    'associatedPlaylists',
    'what the parser passes to the function; the type above it shows it',
  ),
  ...without(
    '@remotion/media-parser',
    'VERSION',
    'the same number as VERSION of remotion, which has a page',
  ),
  ...withoutOptions(
    '@remotion/media-parser/node',
    'nodeReadContent',
    'src range controller logLevel prefetchCache',
    'the parser calls it; the interface of readers is unstable',
  ),
  ...withoutOptions(
    '@remotion/media-parser/server-worker',
    'parseMediaOnServerWorker',
    'options',
    'an object whose properties have headings',
  ),
  ...without(
    '@remotion/media-parser',
    'MediaParserInternals MediaParserInternalTypes _InternalEbmlValue',
    'marked as internal in the types; @remotion/webcodecs uses it',
  ),
];
