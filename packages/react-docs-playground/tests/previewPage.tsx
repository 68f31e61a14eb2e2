// A page that shows a preview, for preview.spec.ts: the test writes the code, and says when what it needs has loaded.
import {useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';

import type {FrameScript} from '../lib/protocol.ts';
import {PreviewFrame, usePreview, type Additions} from '../lib/usePreview.tsx';

interface Run {
  font: string;
}

/** What waits until the test lets it go on. */
class Gate<Value> {
  readonly waiting: ((value: Value | undefined) => void)[] = [];
  isOpen = true;

  /** The value at once, or what the test says; nothing is a failure. */
  pass(value: Value): Promise<Value> {
    if (this.isOpen) return Promise.resolve(value);
    return new Promise((resolve, reject) => {
      this.waiting.push((answer) => {
        if (answer === undefined) reject(new Error('The test says so.'));
        else resolve(answer);
      });
    });
  }
}

/** What the test reads and does. */
export class Controls {
  readonly scripts = new Gate<FrameScript[]>();
  readonly fonts = new Gate<string>();
  /** For each run: whether its frame was new. */
  readonly prepared: boolean[] = [];
  /** The code whose additions were used. */
  readonly sent: string[] = [];
  readonly own: [message: unknown, version: number][] = [];
  stops = 0;
  write: (code: string) => void = () => undefined;
  restart: () => void = () => undefined;
}

declare global {
  interface Window {
    controls: Controls;
  }
}

const controls = new Controls();
window.controls = controls;

const loadScripts = (name: string): Promise<FrameScript[]> =>
  controls.scripts.pass([{name, code: ''}]);

const readOwn = (data: unknown): unknown =>
  (data as {kind?: unknown} | null)?.kind === 'own' ? data : undefined;

function Page(): ReactNode {
  const [code, setCode] = useState('first');
  const {problem, isStuck, isShown, ...preview} = usePreview<Run, unknown>({
    loadScripts,
    revision: code,
    current: () => (code === '' ? undefined : {files: [{name: 'A.tsx', code}], font: 'none'}),
    prepare: async (isFirst): Promise<Additions<Run>> => {
      controls.prepared.push(isFirst);
      return {
        options: {font: await controls.fonts.pass('serif')},
        onSent: () => {
          controls.sent.push(code);
        },
      };
    },
    readMessage: readOwn,
    onMessage: (message, version) => {
      controls.own.push([message, version]);
    },
    onStop: () => {
      controls.stops += 1;
    },
  });
  controls.write = setCode;
  controls.restart = preview.restart;
  return (
    <>
      <PreviewFrame preview={preview} src="/frame.html" title="Preview" />
      <p role="status">{problem?.message}</p>
      {isStuck && <p>Stuck</p>}
      {isShown && <p>Shown</p>}
    </>
  );
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<Page />);
