import {Readable} from 'node:stream';

/** Requests that only read. */
const READS = /^(?:List|Get|Head)/u;

/** Answers requests outside of a cloud's client, such as whether a bucket is public, as without a network. */
export const refuseRequests = (): void => {
  globalThis.fetch = () => Promise.reject(new Error('no network'));
};

interface Command {
  readonly constructor: {readonly name: string};
  readonly input: Readonly<Record<string, unknown>>;
}

/** What a client was made with. */
interface Client {
  readonly config: {
    readonly requestHandler?: {readonly handle?: unknown};
    readonly forcePathStyle?: boolean;
  };
}

/** The services that the toolkit's functions have clients for. */
const SERVICES = ['s3', 'lambda', 'sts', 'cloudwatch', 'iam', 'servicequotas'] as const;

/** The toolkit's `getAwsClient()`. */
type GetAwsClient = (options: {region: string; service: (typeof SERVICES)[number]}) => {
  client: object;
};

/** An AWS account in memory, in place of the network: S3 with its objects, and what else was asked for. */
export class FakeAws {
  private buckets = new Map<string, Set<string>>();
  private done: string[] = [];
  private clients: string[] = [];
  /** The method of the request handler that callers pass. */
  readonly handle = (): Promise<never> => Promise.reject(new Error('no network'));

  /**
   * @param getAwsClient makes clients of the SDK that the toolkit uses: releases bring it in their own files or as
   *   packages
   */
  constructor(getAwsClient: GetAwsClient) {
    const answer = (client: Client, command: Command): Promise<unknown> => {
      this.noteClient(client, command);
      return Promise.resolve(this.answer(command));
    };
    const send = function (this: Client, command: Command): Promise<unknown> {
      return answer(this, command);
    };
    for (const service of SERVICES) {
      const {client} = getAwsClient({region: 'us-east-1', service});
      Object.assign(Object.getPrototypeOf(client) as object, {send});
    }
  }

  /** Starts over with some buckets and their objects. */
  reset(buckets: Readonly<Record<string, readonly string[]>>): void {
    this.buckets = new Map(Object.entries(buckets).map(([name, keys]) => [name, new Set(keys)]));
    this.done = [];
    this.clients = [];
  }

  /** Which requests went through the passed handler, and to which kind of address, sorted. */
  clientUse(): string[] {
    return [...new Set(this.clients)].sort();
  }

  private noteClient({config}: Client, {constructor: {name}}: Command): void {
    const uses = config.requestHandler?.handle === this.handle ? 'uses' : 'ignores';
    const address = config.forcePathStyle ? 'path' : 'host';
    this.clients.push(`${uses} the handler, ${address}: ${name.replace(/Command$/u, '')}`);
  }

  /** What was changed since, sorted: `deletes sites/intro/old.js`. */
  effects(): string[] {
    return [...this.done].sort();
  }

  private answer({constructor: {name}, input}: Command): unknown {
    const bucket = textOf(input.Bucket);
    const key = textOf(input.Key);
    const objects = this.buckets.get(bucket) ?? new Set<string>();
    switch (name) {
      case 'ListBucketsCommand':
        return {
          Buckets: [...this.buckets.keys()].map((Name) => ({Name, CreationDate: new Date(0)})),
        };
      case 'GetBucketLocationCommand':
        return {LocationConstraint: undefined};
      case 'ListFunctionsCommand':
        return {
          Functions: [
            {
              FunctionName: 'remotion-render-4-0-320-mem2048mb-disk2048mb-120sec',
              MemorySize: 2048,
              Timeout: 120,
            },
          ],
        };
      case 'GetCallerIdentityCommand':
        return {Account: '123456789012'};
      case 'ListObjectsV2Command': {
        const keys = [...objects].filter((object) => object.startsWith(textOf(input.Prefix)));
        return {
          Contents: keys.map((Key) => ({Key, Size: 1, ETag: '"0"', LastModified: new Date(0)})),
          CommonPrefixes: [
            ...new Set(keys.map((object) => object.split('/').slice(0, 2).join('/'))),
          ].map((Prefix) => ({Prefix: `${Prefix}/`})),
        };
      }
      case 'GetObjectCommand':
        return {Body: progressFile()};
      case 'PutObjectCommand':
        this.done.push(`${objects.has(key) ? 'overwrites' : 'writes'} ${key}`);
        objects.add(key);
        return {ETag: '"1"'};
      case 'DeleteObjectCommand':
        if (objects.delete(key)) this.done.push(`deletes ${key}`);
        return {};
      default:
        if (!READS.test(name)) this.done.push(described(name, input));
        return {};
    }
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const described = (name: string, input: Readonly<Record<string, unknown>>): string => {
  const acl = input.ACL;
  return `${name.replace(/Command$/u, '')}${typeof acl === 'string' ? ` ${acl}` : ''}`;
};

/** What a finished render leaves in its `progress.json`. */
const progressFile = (): Readable => {
  const progress = {
    renderMetadata: {
      type: 'video',
      renderId: 'r1',
      codec: 'h264',
      imageFormat: 'jpeg',
      audioCodec: null,
      downloadBehavior: {type: 'play-in-browser'},
    },
  };
  return Readable.from(Buffer.from(JSON.stringify(progress)), {objectMode: false});
};

/** A bucket of Google Cloud Storage in memory. */
export const fakeGoogle = (keys: readonly string[]): {client: unknown; effects: string[]} => {
  const effects: string[] = [];
  const withPrefix = (prefix: string): readonly string[] =>
    keys.filter((key) => key.startsWith(prefix));
  const bucket = {
    get: () => Promise.resolve([{}]),
    getFiles: ({prefix}: {prefix: string}) =>
      Promise.resolve([withPrefix(prefix).map((name) => ({name, metadata: {md5Hash: ''}}))]),
    file: (key: string) => ({
      delete: () => {
        effects.push(`deletes ${key}`);
        return Promise.resolve();
      },
    }),
    deleteFiles: ({prefix}: {prefix: string}, done: () => void) => {
      effects.push(...withPrefix(prefix).map((key) => `deletes ${key}`));
      done();
    },
  };
  return {client: {bucket: () => bucket}, effects};
};
