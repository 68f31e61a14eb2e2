// Firefox, by WebDriver BiDi on an endpoint of its own: no other program is between.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';

import './quietLibrary';
import WebDriver, {type Client} from 'webdriver';

import type {Engine} from './engine';
import {end, makeHome, printed} from './programs';
import {complaintsKey, recordComplaints} from './recordComplaints';

const preferencesOf = (downloads: string): Record<string, string | number | boolean> => ({
  'browser.download.folderList': 2,
  'browser.download.dir': downloads,
  'browser.download.useDownloadDir': true,
  'browser.download.always_ask_before_handling_new_types': false,
  'browser.shell.checkDefaultBrowser': false,
  // As on a machine without a touch screen and with a light desktop.
  'layout.css.prefers-color-scheme.content-override': 1,
  // The process that runs the page stays the same, so that its start isn't paid for each address.
  'dom.ipc.processPrelaunch.enabled': false,
});

/** An entry of the log; text is null when there is none. */
interface LogEntry {
  type: string;
  level: string;
  text: string | null;
  source: {context?: string};
  stackTrace?: object;
}

/**
 * Whether Firefox says that it couldn't call the recorder in a frame, since the frame's document was being replaced:
 * the list of arguments was the old one's. In frames, the recorder records nothing anyway.
 */
const isOfRecorder = ({text, source, stackTrace}: LogEntry, tab: string): boolean =>
  source.context !== tab &&
  stackTrace === undefined &&
  text === 'Error: Permission denied to access property "length"';

/** What the log says: `console.error` and the like are recorded in the page, which knows more. */
const lineOf = (entry: LogEntry, tab: string): string[] => {
  const {type, level, text} = entry;
  const isError = type === 'javascript' && level === 'error';
  return isError && !isOfRecorder(entry, tab) ? [`log: ${text ?? ''}`] : [];
};

const evaluate = async (client: Client, context: string, expression: string): Promise<unknown> => {
  const answer = await client.scriptEvaluate({
    expression: `(async () => JSON.stringify(await (${expression})) ?? 'null')()`,
    target: {context},
    awaitPromise: true,
    // As if a visitor had asked for it, as what tests do stands for.
    userActivation: false,
  });
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
  return answer.result.type === 'string' ? (JSON.parse(answer.result.value) as unknown) : undefined;
};

/** A client of an endpoint that has no session so far. */
const attach = async (address: string): Promise<Client> => {
  // The answer of a driver that starts sessions has the address here; the types know only what is asked of it.
  const capabilities = {webSocketUrl: address as unknown as boolean};
  const options = {sessionId: 'none', logLevel: 'error', capabilities} as const;
  // For code that requires the package, it is a promise, whatever its type.
  const client = await (WebDriver.attachToSession(options) as Client | Promise<Client>);
  const {_bidiHandler: handler} = client as {
    _bidiHandler?: {waitForConnected: () => Promise<boolean>};
  };
  if (!(await handler?.waitForConnected()))
    throw new Error(`There is no connection to ${address}.`);
  return client;
};

/** Starts a Firefox without windows. */
export const startFirefox = async (program: string): Promise<Engine> => {
  const {home, downloads, remove} = makeHome('firefox');
  const profile = path.join(home, 'profile');
  fs.mkdirSync(profile);
  fs.writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferencesOf(downloads))
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
    {env: {...process.env, HOME: home}, stdio: ['ignore', 'ignore', 'pipe']},
  );
  const address = await printed(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const client = await attach(`${address}/session`);
  await client.sessionNew({capabilities: {}});
  const tree = await client.browsingContextGetTree({});
  const context = tree.contexts[0]?.context;
  if (context === undefined) throw new Error('Firefox has no tab.');
  const log: string[] = [];
  await client.sessionSubscribe({events: ['log.entryAdded']});
  client.on('log.entryAdded', (entry) => {
    log.push(...lineOf(entry, context));
  });
  await client.scriptAddPreloadScript({
    functionDeclaration: `() => (${String(recordComplaints)})(${JSON.stringify(complaintsKey)})`,
  });
  const elementOf = async (selector: string): Promise<{sharedId: string}> => {
    const {nodes} = await client.browsingContextLocateNodes({
      context,
      locator: {type: 'css', value: selector},
    });
    const sharedId = nodes[0]?.sharedId;
    if (sharedId === undefined) throw new Error(`There is no ${selector}.`);
    return {sharedId};
  };
  /** The context of the frame that an element shows: the one with its window. */
  const frameOf = async (selector: string): Promise<string> => {
    const answer = await client.scriptCallFunction({
      functionDeclaration: '(frame) => frame.contentWindow',
      arguments: [await elementOf(selector)],
      target: {context},
      awaitPromise: false,
    });
    if (answer.type === 'success' && answer.result.type === 'window') {
      return answer.result.value.context;
    }
    throw new Error(`${selector} shows no frame.`);
  };
  return {
    name: 'firefox',
    downloads,
    open: async (url) => {
      await client.browsingContextNavigate({context, url, wait: 'complete'});
    },
    reload: async () => {
      await client.browsingContextReload({context, wait: 'complete'});
    },
    back: async () => {
      await client.browsingContextTraverseHistory({context, delta: -1});
    },
    forward: async () => {
      await client.browsingContextTraverseHistory({context, delta: 1});
    },
    resize: async (width, height) => {
      await client.browsingContextSetViewport({context, viewport: {width, height}});
    },
    run: (expression) => evaluate(client, context, expression),
    runInFrame: async (selector, expression) =>
      evaluate(client, await frameOf(selector), expression),
    act: async (sources) => {
      await client.inputPerformActions({context, actions: structuredClone([...sources])});
    },
    choose: async (selector, file) => {
      await client.inputSetFiles({context, element: await elementOf(selector), files: [file]});
    },
    takeLog: () => log.splice(0),
    close: async () => {
      const ended = once(child, 'exit');
      await client.browserClose({}).catch(() => end(child));
      await ended;
      remove();
    },
  };
};
