/** What the published code of the cloud packages does not say about a flag of one of their commands. */
export interface CloudNames {
  flag: string;
  /** The commands it holds for; all that read the flag if missing. */
  of?: RegExp;
  /** The default in Markdown; that of the same flag of the CLI if missing. */
  default?: string;
  /** Option of the function behind the command; that of the same flag of the CLI if missing. */
  api?: string;
  /** The command does not read the setting from the configuration file. */
  flagOnly?: true;
}

const flag = (name: string, names: Omit<CloudNames, 'flag'>): CloudNames => ({
  flag: name,
  ...names,
});

/**
 * Flags of the cloud commands that the CLI lacks or that mean something else there, in the order of
 * the tables. Of several entries for a flag, the first that fits the command counts. A flag that is
 * missing here and in `SETTING_NAMES` fails a test.
 */
export const CLOUD_NAMES: readonly CloudNames[] = [
  flag('region', {of: /lambda/, default: '`REMOTION_AWS_REGION`, else `us-east-1`', api: 'region'}),
  flag('region', {default: '`REMOTION_GCP_REGION`, else `us-east1`', api: 'region'}),
  flag('all-regions', {default: '`false`'}),
  flag('default-only', {default: '`false`', api: 'enabledByDefaultOnly'}),
  flag('function-name', {default: 'the one of this version', api: 'functionName'}),
  flag('renderer-function-name', {default: 'the same function', api: 'rendererFunctionName'}),
  flag('service-name', {default: 'the first one of this version', api: 'serviceName'}),
  flag('cloud-run-url', {default: 'from the service', api: 'cloudRunUrl'}),
  flag('site-name', {default: 'random', api: 'siteName'}),
  flag('throw-if-site-exists', {default: '`false`', api: 'throwIfSiteExists'}),
  flag('force-bucket-name', {of: /sites/, default: 'from the region', api: 'bucketName'}),
  flag('force-bucket-name', {default: 'from the region', api: 'forceBucketName'}),
  flag('force-path-style', {default: '`false`', api: 'forcePathStyle'}),
  flag('enable-folder-expiry', {default: 'unchanged'}),
  flag('memory', {default: '`2048` MB', api: 'memorySizeInMb'}),
  flag('disk', {default: '`2048` MB', api: 'diskSizeInMb'}),
  flag('timeout', {
    of: /functions/,
    default: '`120` seconds',
    api: 'timeoutInSeconds',
    flagOnly: true,
  }),
  flag('timeout', {of: /lambda/, default: '`30000` ms', api: 'timeoutInMilliseconds'}),
  flag('timeout', {default: '`30000` ms', api: 'delayRenderTimeoutInMilliseconds'}),
  flag('runtime-preference', {default: '`default`', api: 'runtimePreference'}),
  flag('disable-cloudwatch', {default: '`false`'}),
  flag('retention-period', {default: '`14` days', api: 'cloudWatchLogRetentionPeriodInDays'}),
  flag('enable-lambda-insights', {default: '`false`'}),
  flag('custom-role-arn', {default: '`remotion-lambda-role` of the account', api: 'customRoleArn'}),
  flag('vpc-subnet-ids', {default: 'none', api: 'vpcSubnetIds'}),
  flag('vpc-security-group-ids', {default: 'none', api: 'vpcSecurityGroupIds'}),
  flag('memoryLimit', {default: '`2Gi`', api: 'memoryLimit'}),
  flag('cpuLimit', {default: '`1.0`', api: 'cpuLimit'}),
  flag('timeoutSeconds', {default: '`300` seconds', api: 'timeoutSeconds'}),
  flag('minInstances', {default: '`0`', api: 'minInstances'}),
  flag('maxInstances', {default: '`100`', api: 'maxInstances'}),
  flag('onlyAllocateCpuDuringRequestProcessing', {
    default: '`false`',
    api: 'onlyAllocateCpuDuringRequestProcessing',
  }),
  flag('compatible-only', {default: '`false`', api: 'compatibleOnly'}),
  flag('frames-per-lambda', {default: 'from the length', api: 'framesPerLambda'}),
  flag('concurrency-per-lambda', {default: '`1`', api: 'concurrencyPerLambda'}),
  flag('concurrency', {flagOnly: true}),
  flag('max-retries', {default: '`1`', api: 'maxRetries'}),
  flag('out-name', {of: /still/, default: '`out.png`', api: 'outName'}),
  flag('out-name', {default: '`out.{extension}`', api: 'outName'}),
  flag('render-id-override', {default: 'random', api: 'renderIdOverride'}),
  flag('privacy', {default: '`public`', api: 'privacy'}),
  flag('delete-after', {default: 'never'}),
  flag('storage-class', {default: "S3's own", api: 'storageClass'}),
  flag('webhook', {of: /lambda/, default: 'none', api: 'webhook.url'}),
  flag('webhook', {default: 'none', api: 'renderStatusWebhook'}),
  flag('webhook-secret', {default: 'none', api: 'webhook.secret'}),
  flag('webhook-custom-data', {default: 'none', api: 'webhook.customData'}),
  flag('api-key', {default: 'none', api: 'apiKey'}),
  flag('width', {api: 'forceWidth'}),
  flag('height', {api: 'forceHeight'}),
  flag('image-format', {of: /still/, default: '`png`'}),
  flag('image-format', {of: /cloudrun/, default: '`jpeg`', flagOnly: true}),
  flag('image-format', {default: '`jpeg`, `none` for audio'}),
  flag('audio-codec', {flagOnly: true}),
  flag('prefer-lossless', {default: '`false`'}),
  flag('gl', {default: '`swangle`'}),
  flag('yes', {default: '`false`'}),
  flag('force', {default: '`false`'}),
];

interface CloudFunction {
  /** The export, such as `@remotion/lambda#deploySite`. */
  ref: string;
  page: string;
}

const of = (cloud: 'lambda' | 'cloudrun', name: string): CloudFunction => ({
  ref: `@remotion/${cloud}#${name}`,
  page: `/docs/${cloud}/${name.toLowerCase()}`,
});

/** The function that does in Node.js what a command does. */
export const CLOUD_FUNCTIONS: Readonly<Record<string, CloudFunction>> = {
  'remotion lambda render': of('lambda', 'renderMediaOnLambda'),
  'remotion lambda still': of('lambda', 'renderStillOnLambda'),
  'remotion lambda compositions': of('lambda', 'getCompositionsOnLambda'),
  'remotion lambda functions deploy': of('lambda', 'deployFunction'),
  'remotion lambda functions ls': of('lambda', 'getFunctions'),
  'remotion lambda regions': of('lambda', 'getRegions'),
  'remotion lambda sites create': of('lambda', 'deploySite'),
  'remotion lambda sites ls': of('lambda', 'getSites'),
  'remotion cloudrun render': of('cloudrun', 'renderMediaOnCloudrun'),
  'remotion cloudrun still': of('cloudrun', 'renderStillOnCloudrun'),
  'remotion cloudrun services deploy': of('cloudrun', 'deployService'),
  'remotion cloudrun sites create': of('cloudrun', 'deploySite'),
};
