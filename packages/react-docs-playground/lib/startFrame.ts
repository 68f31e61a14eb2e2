// What runs in the sandboxed frame: it gets code from the page that shows it, and runs it.
import {CodeError} from './compile.ts';
import {provideModules, runScripts} from './modules.ts';
import {problemOf} from './places.ts';
import type {FrameMessage, PageMessage, RunMessage} from './protocol.ts';
import {runProject, type Component, type Exports} from './run.ts';
import {sendToPage, siteOrigin} from './sendToPage.ts';
import {defaultTexts, type FrameTexts} from './texts.ts';

export interface FrameOptions<Options extends object, Own extends {kind: string}> {
  /** What code can import immediately, by name. Must include React's `react/jsx-runtime`. */
  modules: Readonly<Record<string, unknown>>;
  /** Names of packages that code can also import. Their scripts load with the first import. */
  packages: readonly string[];
  texts?: Partial<FrameTexts>;
  /** Called before code runs, for example to add fonts. */
  prepare?: (message: RunMessage<Options>) => Promise<void>;
  /** Shows the first file's component. Anything thrown here is reported like an error in the code. */
  show: (
    component: Component,
    exports: Exports,
    message: RunMessage<Options>,
    frame: RunningFrame,
  ) => void;
  /** Receives the page's messages of other kinds. */
  onMessage?: (message: Own) => void;
}

export interface RunningFrame {
  /** Tells the page that a version of the code is visible. */
  reportShown: (version: number) => void;
  /**
   * Tells the page what went wrong, and where.
   *
   * @param version of the code; by default, the last requested one
   * @param componentStack React's
   */
  reportError: (error: unknown, version?: number, componentStack?: string) => void;
}

/** Starts the frame: only the page around it, from the same site, says what runs here. */
export const startFrame = <Options extends object, Own extends {kind: string} = never>({
  modules,
  packages,
  texts: ownTexts,
  prepare,
  show,
  onMessage,
}: FrameOptions<Options, Own>): RunningFrame => {
  const texts = {...defaultTexts, ...ownTexts};
  provideModules(modules, packages);
  // The one way into the network that no policy closes.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
  let current: RunMessage<Options> | undefined;
  const send = (message: FrameMessage): void => {
    sendToPage(message);
  };
  const reportError: RunningFrame['reportError'] = (
    error,
    version = current?.version ?? 0,
    componentStack,
  ) => {
    const names = current?.files.map(({name}) => name) ?? [];
    const problem =
      error instanceof CodeError ? error.problem : problemOf(error, names, componentStack);
    send({kind: 'failed', version, problem});
  };
  const frame: RunningFrame = {
    reportShown: (version) => {
      send({kind: 'shown', version});
    },
    reportError,
  };
  const run = async (message: RunMessage<Options>): Promise<void> => {
    current = message;
    try {
      await prepare?.(message);
      const {component, exports} = await runProject(message.files, texts);
      // Another change may have come while packages loaded.
      if (current === message) show(component, exports, message, frame);
    } catch (error) {
      if (current === message) reportError(error, message.version);
    }
  };
  type Message = PageMessage<Options> | Own;
  const isCommon = (message: Message): message is PageMessage<Options> =>
    ['run', 'scripts', 'ping'].includes(message.kind);
  const handle = (message: Message): void => {
    if (!isCommon(message)) onMessage?.(message);
    else if (message.kind === 'run') void run(message);
    else if (message.kind === 'ping') send({kind: 'pong'});
    else runScripts(message.name, message.scripts, texts.packageNotLoaded);
  };
  window.addEventListener('message', ({source, origin, data}: MessageEvent<Message>) => {
    // Only a page of this site that shows the frame may say what runs in it.
    if (window.parent !== window && source === window.parent && origin === siteOrigin) handle(data);
  });
  window.addEventListener('error', (event) => {
    reportError(event.error ?? event.message);
  });
  window.addEventListener('unhandledrejection', ({reason}) => {
    reportError(reason);
  });
  send({kind: 'ready'});
  return frame;
};
