// Runs in its own process, because it replaces the functions that commands finally call, so nothing is rendered.
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';

import {cliFile} from '../../../src/upstream/cli/cliFile';
import type {ConfigEffects} from './configEffects';
import {CONFIG_VALUES} from './configValues';
import {refuseRequests} from './fakeClouds';

type Callable = (...values: unknown[]) => unknown;
type Module = Record<string, unknown>;
type Internals = Record<string, Callable>;

/** What a command finally passes on. */
interface Command {
  readonly name: string;
  readonly run: () => unknown;
}

/** Commands and the configuration that they read. Each cloud package has its own copy of the CLI. */
interface Tree {
  readonly config: Readonly<Record<string, Callable>>;
  readonly parseCommandLine: () => void;
  readonly commands: readonly Command[];
}

/** Ends a command once its input is recorded. */
class Recorded extends Error {}

const [, , root = '', out = ''] = process.argv;
process.argv = ['node', 'remotion', 'render'];
process.env.REMOTION_AWS_REGION = 'us-east-1';
process.env.REMOTION_AWS_ACCESS_KEY_ID = 'AKIAEXAMPLE';
process.env.REMOTION_AWS_SECRET_ACCESS_KEY = 'example';
process.env.REMOTION_GCP_REGION = 'us-east1';
process.env.REMOTION_GCP_PROJECT_ID = 'example';
process.env.REMOTION_GCP_CLIENT_EMAIL = 'example@example.com';
process.env.REMOTION_GCP_PRIVATE_KEY = 'example';

const project = mkdtempSync(path.join(os.tmpdir(), 'remotion-effects-'));
mkdirSync(path.join(project, 'src'));
writeFileSync(path.join(project, 'src/index.ts'), '');
writeFileSync(path.join(project, 'src/other.ts'), '');
writeFileSync(path.join(project, 'package.json'), '{"name": "effects"}');
writeFileSync(path.join(project, '.env.effects'), 'EFFECT=1');
process.chdir(project);
refuseRequests();

const inRoot = createRequire(path.join(root, 'package.json'));
const dist = (name: string): string => path.join(root, 'node_modules', name, 'dist');
const load = (file: string): Module => inRoot(file) as Module;

let recorded: unknown;
const record: Callable = (...values) => {
  recorded = values.length === 1 ? values[0] : values;
  throw new Recorded();
};

const functions: Callable[] = [];

/** Functions that a user sets are compared by identity. Others are called or omitted. */
const USER_FUNCTIONS = ['webpackOverride', 'ffmpegOverride'];

const textOf = (value: unknown): string =>
  JSON.stringify({value}, (key, inner: unknown) => {
    if (typeof inner === 'function') {
      if (key === 'getRenderDefaults') return (inner as Callable)();
      if (key === 'getEnvVariables') return (inner as Callable)();
      if (!USER_FUNCTIONS.includes(key)) return undefined;
      if (!functions.includes(inner as Callable)) functions.push(inner as Callable);
      return `function ${functions.indexOf(inner as Callable)}`;
    }
    return inner;
  });

const cliTree = (): Tree => {
  const file = (name: string): Module => load(cliFile(root, '@remotion/cli', name));
  const {Config: config} = file('config/index.js') as {Config: Tree['config']};
  Object.assign(file('render-flows/render.js'), {renderVideoFlow: record});
  Object.assign(file('render-flows/still.js'), {renderStillFlow: record});
  const {StudioServerInternals} = load('@remotion/studio-server') as {
    StudioServerInternals: Internals;
  };
  StudioServerInternals.startStudio = record;
  const {BundlerInternals} = load('@remotion/bundler') as {BundlerInternals: Internals};
  BundlerInternals.internalBundle = record;
  const run = (name: string, command: string, args: string[]): unknown =>
    (file(name)[command] as Callable)(project, args, 'error');
  return {
    config,
    parseCommandLine: file('parse-command-line.js').parseCommandLine as () => void,
    commands: [
      {name: 'render', run: () => run('render.js', 'render', ['src/index.ts', 'A', 'out.mp4'])},
      {name: 'still', run: () => run('still.js', 'still', ['src/index.ts', 'A', 'out.png'])},
      {name: 'studio', run: () => run('studio.js', 'studioCommand', ['src/index.ts'])},
      {
        name: 'render',
        run: () => record((file('config/output-location.js').getOutputLocation as Callable)()),
      },
      {name: 'bundle', run: () => run('bundle.js', 'bundleCommand', [])},
    ],
  };
};

/** The CLI that a cloud package loads. */
const ownCli = (name: string): {config: Tree['config']; parseCommandLine: () => void} => {
  const own = createRequire(path.join(dist(name), 'index.js'));
  const folder = path.dirname(own.resolve('@remotion/cli'));
  const file = (below: string): Module => own(path.join(folder, below)) as Module;
  return {
    config: (file('config/index.js') as {Config: Tree['config']}).Config,
    parseCommandLine: file('parse-command-line.js').parseCommandLine as () => void,
  };
};

const lambdaTree = (): Tree => {
  const file = (name: string): Module => load(path.join(dist('@remotion/lambda'), name));
  const {LambdaClientInternals} = load('@remotion/lambda-client') as {
    LambdaClientInternals: Internals & {awsImplementation: Module};
  };
  LambdaClientInternals.internalRenderMediaOnLambdaRaw = record;
  LambdaClientInternals.internalRenderStillOnLambda = record;
  Object.assign(file('cli/helpers/find-function-name.js'), {
    findFunctionName: () => Promise.resolve('function'),
  });
  Object.assign(file('api/deploy-function.js'), {internalDeployFunction: record});
  const bucket: unknown[] = [];
  const {LambdaInternals} = file('internals.js') as {LambdaInternals: Internals};
  LambdaInternals.internalDeploySite = (options) => record({options, bucket});
  const common = {remotionRoot: project, logLevel: 'error', providerSpecifics: {}};
  const run = (name: string, command: string, ...values: unknown[]): unknown =>
    (file(`cli/commands/${name}.js`)[command] as Callable)(...values);
  return {
    ...ownCli('@remotion/lambda'),
    commands: [
      {
        name: 'lambda render',
        run: () => run('render/render', 'renderCommand', {...common, args: ['site', 'A']}),
      },
      {
        name: 'lambda still',
        run: () => run('still', 'stillCommand', {...common, args: ['site', 'A']}),
      },
      {
        name: 'lambda functions deploy',
        run: () => run('functions/deploy', 'functionsDeploySubcommand', common),
      },
      {
        name: 'lambda sites create',
        run: () =>
          run('sites/create', 'sitesCreateSubcommand', ['src/index.ts'], project, 'error', {
            // Everything that a release may call. Whatever would access AWS is replaced.
            ...LambdaClientInternals.awsImplementation,
            getBuckets: (options: unknown) => {
              bucket.splice(0, 1, options);
              return Promise.resolve([{name: 'remotionlambda-useast1-a', region: 'us-east-1'}]);
            },
            getBucketPrefix: () => 'remotionlambda-',
            applyLifeCycle: ({enableFolderExpiry}: {enableFolderExpiry: unknown}) => {
              bucket.splice(0, 1, {enableFolderExpiry});
              return Promise.resolve();
            },
            randomHash: () => 'hash',
          }),
      },
    ],
  };
};

const cloudrunTree = (): Tree => {
  const file = (name: string): Module => load(path.join(dist('@remotion/cloudrun'), name));
  Object.assign(file('cli/commands/render/helpers/renderArgsCheck.js'), {
    renderArgsCheck: () =>
      Promise.resolve({
        serveUrl: 'https://storage.googleapis.com/a/sites/b/index.html',
        cloudRunUrl: 'https://example.com',
        region: 'us-east1',
        outName: null,
        downloadName: null,
        forceBucketName: 'a',
        privacy: 'public',
      }),
  });
  Object.assign(file('api/render-media-on-cloudrun.js'), {internalRenderMediaOnCloudrun: record});
  Object.assign(file('api/render-still-on-cloudrun.js'), {
    internalRenderStillOnCloudrun: record,
    renderStillOnCloudrun: record,
  });
  Object.assign(file('api/get-or-create-bucket.js'), {
    getOrCreateBucket: () => Promise.resolve({bucketName: 'a'}),
  });
  Object.assign(file('api/deploy-site.js'), {internalDeploySiteRaw: record});
  const run = (name: string, command: string, args: string[]): unknown =>
    (file(`cli/commands/${name}.js`)[command] as Callable)(args, project, 'error');
  return {
    ...ownCli('@remotion/cloudrun'),
    commands: [
      {name: 'cloudrun render', run: () => run('render/index', 'renderCommand', ['site', 'A'])},
      {name: 'cloudrun still', run: () => run('still', 'stillCommand', ['site', 'A'])},
      {
        name: 'cloudrun sites create',
        run: () => run('sites/create', 'sitesCreateSubcommand', ['src/index.ts']),
      },
    ],
  };
};

const exit = process.exit.bind(process);
process.exit = (code: unknown): never => {
  throw new Error(`exit ${String(code)}`);
};

/** What a command passes on, as text. */
const inputOf = async ({name, run}: Command): Promise<string> => {
  recorded = undefined;
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Recorded)) {
      throw new Error(
        `${name}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  }
  return textOf(recorded);
};

const main = async (): Promise<void> => {
  const effects: Record<string, string[]> = {};
  for (const tree of [cliTree(), lambdaTree(), cloudrunTree()]) {
    const all = async (): Promise<string[]> => {
      const inputs: string[] = [];
      for (const command of tree.commands) inputs.push(await inputOf(command));
      return inputs;
    };
    tree.parseCommandLine();
    let before = await all();
    for (const [method, values] of Object.entries(CONFIG_VALUES)) {
      tree.config[method]?.(...values);
      // As the CLI does once it has loaded the file.
      tree.parseCommandLine();
      const after = await all();
      const changed = tree.commands
        .filter((_, index) => after[index] !== before[index])
        .map(({name}) => name)
        .filter((name, index, names) => names.indexOf(name) === index);
      effects[method] = [...(effects[method] ?? []), ...changed];
      before = after;
    }
  }
  writeFileSync(out, JSON.stringify(effects satisfies ConfigEffects));
};

void main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  // Watchers of the Studio would keep the process alive.
  .finally(() => exit(process.exitCode));
