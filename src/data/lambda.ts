/**
 * AWS Lambda prices on ARM in US dollars: per second and GB of memory, per second and GB of disk
 * beyond the free part, and per call. Copied from price-per-1s of @remotion/lambda-client 4.0.320,
 * which takes them from the AWS price calculator; a test compares them with that package.
 */
const awsPrices = {
  'eu-central-1': [1.33334e-5, 3.67e-8, 2e-7],
  'eu-central-2': [1.46667e-5, 4.41e-8, 2.2e-7],
  'eu-west-1': [1.33334e-5, 3.4e-8, 2e-7],
  'eu-west-2': [1.33334e-5, 3.58e-8, 2e-7],
  'eu-west-3': [1.33334e-5, 3.58e-8, 2e-7],
  'eu-south-1': [1.56138e-5, 3.57e-8, 2.3e-7],
  'eu-north-1': [1.33334e-5, 3.23e-8, 2e-7],
  'us-east-1': [1.33334e-5, 3.09e-8, 2e-7],
  'us-east-2': [1.33334e-5, 3.09e-8, 2e-7],
  'us-west-1': [1.33334e-5, 3.7e-8, 2e-7],
  'us-west-2': [1.33334e-5, 3.09e-8, 2e-7],
  'af-south-1': [1.768e-5, 4.04e-8, 2.7e-7],
  'ap-south-1': [1.33334e-5, 3.52e-8, 2e-7],
  'ap-east-1': [1.83e-5, 4.07e-8, 2.8e-7],
  'ap-southeast-1': [1.33334e-5, 3.7e-8, 2e-7],
  'ap-southeast-2': [1.33334e-5, 3.7e-8, 2e-7],
  'ap-northeast-1': [1.33334e-5, 3.7e-8, 2e-7],
  'ap-northeast-2': [1.33334e-5, 3.52e-8, 2e-7],
  'ap-northeast-3': [1.33334e-5, 3.7e-8, 2e-7],
  'ap-southeast-4': [1.33334e-5, 3.7e-8, 2e-7],
  'ap-southeast-5': [1.2e-5, 3.33e-8, 1.8e-7],
  'ca-central-1': [1.33334e-5, 3.4e-8, 2e-7],
  'me-south-1': [1.65334e-5, 3.74e-8, 2.5e-7],
  'sa-east-1': [1.33334e-5, 5.86e-8, 2e-7],
} as const satisfies Record<string, readonly [memory: number, disk: number, call: number]>;

export type Region = keyof typeof awsPrices;

/** The regions that Remotion Lambda knows, in its order. */
export const regions = Object.keys(awsPrices) as Region[];

/** Prices of a region in US dollars: a GB-second of memory, a GB-second of disk, a call. */
export const pricesOf = (region: Region): {memory: number; disk: number; call: number} => {
  const [memory, disk, call] = awsPrices[region];
  return {memory, disk, call};
};

/** Limits and defaults of @remotion/lambda 4.0.320. Sizes in MB, times in milliseconds. */
export const limits = {
  /** The fewest frames that a function takes, unless the video has fewer. */
  minFramesPerLambda: 4,
  /** The fewest frames that a function gets when the number is not set. */
  minAutomaticFrames: 20,
  maxFunctions: 200,
  /** What the estimate adds to the measured time of each function. */
  overheadPerFunction: 100,
  minMemory: 512,
  maxMemory: 10_240,
  defaultMemory: 2048,
  defaultDisk: 2048,
  freeDisk: 512,
  defaultRegion: 'us-east-1',
} as const;

/**
 * Renders whose total time Remotion has published, in 2022, for version 3.0. Lengths and times in seconds; the
 * time runs from the call to the finished file. The source states no time per frame and no startup time.
 */
export const publishedRenders = {
  trailer: {length: 80, total: 15},
  twoHours: {length: 7200, framesPerLambda: 1080, total: 720},
} as const;

/** The price of the trailer that Remotion has published: US dollars per minute of video, and its chunks. */
export const publishedPrice = {perMinute: 0.01, framesPerLambda: 12} as const;
