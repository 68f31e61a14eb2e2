// What runs in the sandboxed frame: it gets code from the page that shows it, runs and plays it.
import {createElement} from 'react';
import {createRoot} from 'react-dom/client';
import type {PlayerRef} from '@remotion/player';

import type {FontPart, PageMessage, Problem} from '../protocol';
import {CodeError} from './compile';
import {controlsOf, loadedModule, loadModule, runScripts} from './modules';
import type * as Media from './media';
import {mediaScript, pictureScript} from './packages';
import type * as Picture from './picture';
import {problemOf} from './places';
import {runProject} from './run';
import {sendToPage as send, siteOrigin} from './sendToPage';
import {show, Stage, type Version} from './Stage';

type RunMessage = Extract<PageMessage, {kind: 'run'}>;

// The one way into the network that no policy closes.
for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
  Reflect.deleteProperty(window, name);
}

let player: PlayerRef | undefined;
let run: RunMessage | undefined;
let good: Version | undefined;
let current: Version | undefined;

const fail = (version: number, error: unknown, componentStack?: string): void => {
  const problem: Problem =
    error instanceof CodeError
      ? error.problem
      : problemOf(error, run?.files.map(({name}) => name) ?? [], componentStack);
  send({kind: 'failed', version, problem});
};

const onShown = (version: Version): void => {
  if (version.attempt === 0) send({kind: 'shown', version: version.number});
  good = version;
};

const onFailed = (version: Version, error: unknown, componentStack: string): void => {
  fail(version.number, error, componentStack);
  if (version !== current) return;
  const {goodFrame} = version;
  // It failed in the middle: back to its last picture. Else the version before goes on.
  if (goodFrame !== undefined) {
    player?.pause();
    player?.seekTo(goodFrame);
    current = {...version, attempt: version.attempt + 1, goodFrame: undefined};
  } else {
    current = good === version || good?.number === version.number ? undefined : good;
    if (current) current = {...current, attempt: current.attempt + 1};
  }
  const next = current;
  // Not while React is still handling the error.
  queueMicrotask(() => {
    show(next);
  });
};

/** Settings and props of the player that is there, as JSON. */
let given = '';

const root = createRoot(document.getElementById('root') ?? document.body, {
  // Told to the page, not to the console.
  onCaughtError: () => undefined,
  onUncaughtError: (error, {componentStack}) => {
    // The player is gone.
    given = '';
    fail(run?.version ?? 0, error, componentStack);
  },
});

const attach = (next: PlayerRef | null): void => {
  if (!next || player === next) return;
  player = next;
  next.addEventListener('play', () => {
    send({kind: 'playing', playing: true});
  });
  next.addEventListener('pause', () => {
    send({kind: 'playing', playing: false});
  });
  next.addEventListener('frameupdate', ({detail}) => {
    send({kind: 'frame', frame: detail.frame});
  });
};

const render = ({settings, props: inputProps, start}: RunMessage): void => {
  const wanted = JSON.stringify([settings, inputProps]);
  // The player shows other code without being rendered again itself.
  if (wanted === given) return;
  given = wanted;
  root.render(
    createElement(Stage, {settings, inputProps, start, attach, events: {onShown, onFailed}}),
  );
};

const addFont = async (font: readonly FontPart[]): Promise<void> => {
  for (const {bytes, unicodeRange} of font) {
    const face = new FontFace('Instrument Sans Variable', bytes, {weight: '400 700', unicodeRange});
    document.fonts.add(await face.load());
  }
};

const start = async (message: RunMessage): Promise<void> => {
  run = message;
  try {
    if (message.font) await addFont(message.font);
    if (message.media) {
      await loadModule(mediaScript);
      const {addMedia} = loadedModule(mediaScript) as typeof Media;
      addMedia(message.media);
    }
    const {composition, schema} = await runProject(message.files);
    // Another change may have come while packages loaded.
    if (run !== message) return;
    send({kind: 'controls', version: message.version, controls: controlsOf(schema)});
    current = {number: message.version, composition, attempt: 0};
    show(current);
    render(message);
  } catch (error) {
    if (run === message) fail(message.version, error);
  }
};

const handle = (message: PageMessage): void => {
  switch (message.kind) {
    case 'run':
      void start(message);
      break;
    case 'play':
      player?.play();
      break;
    case 'pause':
      player?.pause();
      break;
    case 'seek':
      player?.pause();
      player?.seekTo(message.frame);
      break;
    case 'picture':
      void loadModule(pictureScript).then(() => {
        const {sendPicture} = loadedModule(pictureScript) as typeof Picture;
        void sendPicture(message, player, send);
      });
      break;
    case 'scripts':
      runScripts(message);
      break;
    case 'ping':
      send({kind: 'pong'});
      break;
  }
};

window.addEventListener('message', ({source, origin, data}: MessageEvent<PageMessage>) => {
  // Only a page of this site that shows the frame may say what runs in it.
  if (window.parent !== window && source === window.parent && origin === siteOrigin) handle(data);
});

window.addEventListener('error', (event) => {
  fail(run?.version ?? 0, event.error ?? event.message);
});

window.addEventListener('unhandledrejection', ({reason}) => {
  fail(run?.version ?? 0, reason);
});

send({kind: 'ready'});
