// What runs in the sandboxed frame: plays the code that the page hands over.
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import {createRoot} from 'react-dom/client';
import {loadedModule, loadModule, sendToPage, startFrame} from 'react-docs-playground/frame';
import type {PlayerRef} from '@remotion/player';
import * as remotion from 'remotion';

import type {Control} from '../../demos/controls';
import type {FontPart, FromPlayer, RunMessage, RunOptions, ToPlayer} from '../protocol';
import type * as Media from './media';
import {loadedPackages, mediaScript, pictureScript, type sharedModules} from './packages';
import type * as Picture from './picture';
import {show, Stage, type Version} from './Stage';

const shared: Record<(typeof sharedModules)[number], unknown> = {
  react: React,
  'react-dom': ReactDom,
  'react/jsx-runtime': jsxRuntime,
  remotion,
};

let schemaReader: ((schema: unknown) => Control[]) | undefined;
// Called by the script of zod: before code has imported it, there are no controls.
Object.assign(window, {
  defineSchemaReader: (reader: typeof schemaReader) => {
    schemaReader = reader;
  },
});

const send = (message: FromPlayer): void => {
  sendToPage(message);
};

let player: PlayerRef | undefined;
let good: Version | undefined;
let current: Version | undefined;

const onShown = (version: Version): void => {
  if (version.attempt === 0) frame.reportShown(version.number);
  good = version;
};

const onFailed = (version: Version, error: unknown, componentStack: string): void => {
  frame.reportError(error, version.number, componentStack);
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
    frame.reportError(error, undefined, componentStack);
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
    React.createElement(Stage, {settings, inputProps, start, attach, events: {onShown, onFailed}}),
  );
};

const addFont = async (font: readonly FontPart[]): Promise<void> => {
  for (const {bytes, unicodeRange} of font) {
    const face = new FontFace('Instrument Sans Variable', bytes, {weight: '400 700', unicodeRange});
    document.fonts.add(await face.load());
  }
};

const prepare = async ({font, media}: RunMessage): Promise<void> => {
  if (font) await addFont(font);
  if (!media) return;
  await loadModule(mediaScript);
  const {addMedia} = loadedModule(mediaScript) as typeof Media;
  addMedia(media);
};

const handle = (message: ToPlayer): void => {
  switch (message.kind) {
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
        void sendPicture(message, player, sendToPage);
      });
      break;
  }
};

const frame = startFrame<RunOptions, ToPlayer>({
  modules: shared,
  packages: loadedPackages,
  texts: {
    noFiles: 'There is no file to play.',
    noComponent: (file) =>
      `${file} exports no component. Put "export" before the component you want to play.`,
    noSuchFile: (name) => `There is no file ${name} here. The files are the tabs above the code.`,
    noSuchPackage: (name) =>
      `The package "${name}" is not available here. It works in a project on your computer.`,
  },
  prepare,
  show: (composition, {schema}, message) => {
    const {version} = message;
    send({kind: 'controls', version, controls: schemaReader?.(schema) ?? []});
    current = {number: version, composition, attempt: 0};
    show(current);
    render(message);
  },
  onMessage: handle,
});
