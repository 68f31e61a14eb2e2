// Runs in its own process, without network access and in a temporary folder.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {cliFile} from '../../../src/upstream/cli/cliFile';
import type {DataEffects} from './dataEffects';
import {FakeAws, fakeGoogle, refuseRequests} from './fakeClouds';

type Callable = (...values: unknown[]) => unknown;
type Module = Record<string, unknown>;

const [, , root = '', out = ''] = process.argv;
process.argv = ['node', 'remotion', 'lambda', '--yes'];
Object.assign(process.env, {
  REMOTION_AWS_REGION: 'us-east-1',
  REMOTION_AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  REMOTION_AWS_SECRET_ACCESS_KEY: 'example',
  REMOTION_GCP_REGION: 'us-east1',
  REMOTION_GCP_PROJECT_ID: 'example',
  REMOTION_GCP_CLIENT_EMAIL: 'example@example.com',
  REMOTION_GCP_PRIVATE_KEY: 'example',
});

const dist = (name: string): string => path.join(root, 'node_modules', name, 'dist');
const inRoot = createRequire(path.join(root, 'package.json'));
/** A file below `dist`, or what a package exports. */
const load = (name: string, file: string): Module =>
  inRoot(file === 'index.js' ? name : cliFile(root, name, file)) as Module;
/** Calls a function of the toolkit. */
const call = (name: string, file: string, exported: string, ...values: unknown[]): unknown =>
  (load(name, file)[exported] as Callable)(...values);

const folder = mkdtempSync(path.join(os.tmpdir(), 'remotion-data-'));
const write = (file: string, content = 'x'): string => {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, content);
  return full;
};
write('package.json', '{"name": "data"}');
const entryPoint = write('src/index.ts');
process.chdir(folder);
refuseRequests();

/** Two files instead of a real bundle. */
const fakeBundle = (name: string): void => {
  const own = createRequire(path.join(dist(name), 'index.js'));
  const {BundlerInternals} = own('@remotion/bundler') as {
    BundlerInternals: Record<string, unknown>;
  };
  BundlerInternals.internalBundle = ({outDir}: {outDir: string | null}) => {
    const target = outDir ?? path.join(folder, 'bundle');
    mkdirSync(target, {recursive: true});
    writeFileSync(path.join(target, 'index.html'), 'new');
    writeFileSync(path.join(target, 'bundle.js'), 'new');
    return Promise.resolve(target);
  };
};

/** The same for Lambda's `deploySite()`, which bundles with its provider's functions. */
const fakeSiteBundle = (): void => {
  const {awsFullClientSpecifics} = load(
    '@remotion/lambda',
    'functions/full-client-implementation.js',
  ) as {awsFullClientSpecifics: Record<string, unknown>};
  awsFullClientSpecifics.bundleSite = () => {
    write('bundle/index.html', 'new');
    write('bundle/bundle.js', 'new');
    return Promise.resolve(path.join(folder, 'bundle'));
  };
};

const REGION = 'us-east-1';
const BUCKET = 'remotionlambda-useast1-abc';
const SITES = [
  'sites/intro/index.html',
  'sites/intro/old.js',
  'sites/intro-2/index.html',
  'renders/r1/progress.json',
  'renders/r1/out.mp4',
  'renders/r12/out.mp4',
];

const lambdaClient = inRoot('@remotion/lambda-client') as {
  getAwsClient: ConstructorParameters<typeof FakeAws>[0];
  LambdaClientInternals: {awsImplementation: unknown};
};
const aws = new FakeAws(lambdaClient.getAwsClient);

/** What a call on an account with one bucket does. */
const onAws = async (run: () => unknown, objects: readonly string[] = SITES): Promise<string[]> => {
  aws.reset(objects.length > 0 ? {[BUCKET]: objects} : {});
  await run();
  return aws.effects();
};

const lambda = (file: string, exported: string, options: unknown): Promise<string[]> =>
  onAws(() => call('@remotion/lambda', file, exported, options));

const lambdaClientCall = (exported: string, options: unknown): Promise<string[]> =>
  onAws(() => call('@remotion/lambda-client', 'index.js', exported, options));

const sites = (command: string, exported: string, ...values: unknown[]): Promise<string[]> => {
  const {awsImplementation} = lambdaClient.LambdaClientInternals;
  const file = `cli/commands/sites/${command}.js`;
  return onAws(() => call('@remotion/lambda', file, exported, ...values, awsImplementation));
};

const onGoogle = async (run: () => unknown): Promise<string[]> => {
  const {client, effects} = fakeGoogle([
    'sites/intro/index.html',
    'sites/intro/old.js',
    'sites/intro-2/index.html',
  ]);
  Object.assign(load('@remotion/cloudrun', 'api/helpers/get-cloud-storage-client.js'), {
    getCloudStorageClient: () => client,
  });
  Object.assign(load('@remotion/cloudrun', 'api/upload-dir.js'), {
    uploadDir: ({keyPrefix, toUpload}: {keyPrefix: string; toUpload: readonly string[]}) => {
      effects.push(...toUpload.map((file) => `writes ${keyPrefix}/${file}`));
      return Promise.resolve();
    },
  });
  await run();
  return [...effects].sort();
};

const bucketOptions = {
  region: REGION,
  bucketName: BUCKET,
};

/** Lambda functions that accept `requestHandler`, with the options that they need. */
const CLIENT_FUNCTIONS: readonly [
  name: string,
  packageName: string,
  file: string,
  options: object,
][] = [
  ...['renderMediaOnLambda', 'renderStillOnLambda', 'getCompositionsOnLambda'].map(
    (name): [string, string, string, object] => [
      name,
      '@remotion/lambda-client',
      'index.js',
      {
        region: REGION,
        functionName: 'remotion-render-4-0-320-mem2048mb-disk2048mb-120sec',
        serveUrl: 'https://example.com',
        composition: 'A',
        codec: 'h264',
        imageFormat: 'png',
        privacy: 'public',
        inputProps: {text: 'x'.repeat(300_000)},
        envVariables: {},
      },
    ],
  ),
  [
    'getRenderProgress',
    '@remotion/lambda-client',
    'index.js',
    {...bucketOptions, renderId: 'r1', functionName: 'remotion-render-1'},
  ],
  ['getFunctions', '@remotion/lambda-client', 'index.js', {region: REGION, compatibleOnly: false}],
  ['getSites', '@remotion/lambda-client', 'index.js', {region: REGION}],
  ['deleteRender', '@remotion/lambda-client', 'index.js', {...bucketOptions, renderId: 'r1'}],
  [
    'presignUrl',
    '@remotion/lambda-client',
    'index.js',
    {...bucketOptions, objectKey: 'a', expiresInSeconds: 60, checkIfObjectExists: true},
  ],
  ['deleteSite', '@remotion/lambda', 'index.js', {...bucketOptions, siteName: 'intro'}],
  ['deploySite', '@remotion/lambda', 'index.js', {...bucketOptions, siteName: 'intro', entryPoint}],
  ['getOrCreateBucket', '@remotion/lambda', 'index.js', {region: REGION, enableFolderExpiry: true}],
  [
    'deleteFunction',
    '@remotion/lambda-client',
    'index.js',
    {region: REGION, functionName: 'remotion-render-1'},
  ],
];

/** Which of a function's requests use the handler that is passed to it. */
const clientUse =
  (name: string, packageName: string, file: string, options: object) =>
  async (): Promise<string[]> => {
    aws.reset({[BUCKET]: SITES});
    try {
      await call(packageName, file, name, {
        ...options,
        forcePathStyle: true,
        // Serializes to a unique name, so that no cached client of another call is used.
        requestHandler: {handle: aws.handle, toJSON: () => name},
      });
    } catch {
      // The empty answers end most calls once their requests are sent.
    }
    return aws.clientUse();
  };

const EFFECTS: Record<string, () => Promise<string[]>> = {
  'lambda deploySite': () => {
    fakeSiteBundle();
    return lambda('api/deploy-site.js', 'deploySite', {
      ...bucketOptions,
      entryPoint,
      siteName: 'intro',
    });
  },
  'lambda deleteSite': () =>
    lambda('api/delete-site.js', 'deleteSite', {...bucketOptions, siteName: 'intro'}),
  'lambda deleteRender': () => lambdaClientCall('deleteRender', {...bucketOptions, renderId: 'r1'}),
  'lambda deleteFunction': () =>
    lambdaClientCall('deleteFunction', {region: REGION, functionName: 'remotion-render-1'}),
  'lambda getOrCreateBucket': () =>
    lambda('api/get-or-create-bucket.js', 'getOrCreateBucket', {region: REGION}),
  'lambda getOrCreateBucket without a bucket': () =>
    onAws(
      () =>
        call('@remotion/lambda', 'api/get-or-create-bucket.js', 'getOrCreateBucket', {
          region: REGION,
        }),
      [],
    ),
  'lambda getOrCreateBucket enableFolderExpiry true': () =>
    lambda('api/get-or-create-bucket.js', 'getOrCreateBucket', {
      region: REGION,
      enableFolderExpiry: true,
    }),
  'lambda getOrCreateBucket enableFolderExpiry false': () =>
    lambda('api/get-or-create-bucket.js', 'getOrCreateBucket', {
      region: REGION,
      enableFolderExpiry: false,
    }),
  'lambda sites rm': () => sites('rm', 'sitesRmSubcommand', ['intro'], 'error'),
  'lambda sites rmall': () => sites('rmall', 'sitesRmallSubcommand', 'error'),
  'cloudrun deploySite': () => {
    fakeBundle('@remotion/cloudrun');
    return onGoogle(() =>
      call('@remotion/cloudrun', 'api/deploy-site.js', 'deploySite', {
        bucketName: 'remotioncloudrun-abc',
        entryPoint,
        siteName: 'intro',
      }),
    );
  },
  'cloudrun deleteSite': () =>
    onGoogle(() =>
      call('@remotion/cloudrun', 'api/delete-site.js', 'deleteSite', {
        bucketName: 'remotioncloudrun-abc',
        siteName: 'intro',
      }),
    ),
  bundle: async () => {
    fakeBundle('@remotion/cli');
    write('build/index.html', 'old');
    write('build/notes.txt', 'mine');
    await call('@remotion/cli', 'bundle.js', 'bundleCommand', folder, [], 'error');
    return existsSync(path.join(folder, 'build/notes.txt')) ? [] : ['deletes build/notes.txt'];
  },
  nodeWriter: async () => {
    const file = write('out.mp4', 'old');
    const {nodeWriter} = load('@remotion/media-parser', 'writers/node.js') as {
      nodeWriter: (file: string) => {
        createContent: (options: unknown) => Promise<{finish: () => Promise<void>}>;
      };
    };
    const content = await nodeWriter(file).createContent({
      filename: 'out.mp4',
      mimeType: 'video/mp4',
      logLevel: 'error',
    });
    await content.finish();
    return readFileSync(file, 'utf8') === 'old' ? [] : ['overwrites out.mp4'];
  },
  deleteStaticFile: async () => {
    write('public/a.txt');
    write('public/b.txt');
    const file = 'preview-server/routes/delete-static-file.js';
    await call('@remotion/studio-server', file, 'deleteStaticFileHandler', {
      input: {relativePath: 'a.txt'},
      publicDir: path.join(folder, 'public'),
    });
    return readdirSync(path.join(folder, 'public')).includes('a.txt') ? [] : ['deletes a.txt'];
  },
};

for (const [name, ...rest] of CLIENT_FUNCTIONS) {
  EFFECTS[`client ${name}`] = clientUse(name, ...rest);
}

const main = async (): Promise<void> => {
  const effects: Record<string, readonly string[]> = {};
  for (const [name, run] of Object.entries(EFFECTS)) {
    try {
      effects[name] = await run();
    } catch (error) {
      effects[name] = [`fails: ${error instanceof Error ? error.message : String(error)}`];
    }
  }
  writeFileSync(out, JSON.stringify(effects satisfies DataEffects));
};

void main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => process.exit());
