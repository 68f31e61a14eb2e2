/** What the tests do with a browser, whichever protocol drives it: one window with one page. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** Goes to an address; continues when the page has loaded. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Sets the size of the page's view, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /**
   * Runs an expression in the page and waits for its promise. The value has to survive JSON.
   *
   * @throws with the page's message when it throws
   */
  run: (expression: string) => Promise<unknown>;
  /** The same in the frame that an element shows, whatever its origin. */
  runInFrame: (selector: string, expression: string) => Promise<unknown>;
  /** Performs input as the W3C describes it in "Actions". */
  act: (sources: readonly InputSource[]) => Promise<void>;
  /** Chooses a file in a field for files. */
  choose: (selector: string, file: string) => Promise<void>;
  /** Where downloads go. */
  readonly downloads: string;
  /** What the browser's own log says of errors and warnings since the last call, if it can be read. */
  takeLog: () => string[];
  close: () => Promise<void>;
}

type PointerAction =
  | {type: 'pointerMove'; x: number; y: number; duration?: number}
  | {type: 'pointerDown'; button: number}
  | {type: 'pointerUp'; button: number};

type KeyAction = {type: 'keyDown'; value: string} | {type: 'keyUp'; value: string};

export type InputSource =
  | {
      type: 'pointer';
      id: string;
      parameters: {pointerType: 'mouse' | 'touch'};
      actions: PointerAction[];
    }
  | {type: 'key'; id: string; actions: KeyAction[]};

/** Keys by name, as WebDriver numbers them. */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Control: '\uE009',
  Shift: '\uE008',
  Meta: '\uE03D',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowLeft: '\uE012',
  End: '\uE010',
  Home: '\uE011',
  Backspace: '\uE003',
  Space: ' ',
};

/** The actions of a chord such as `Control+k`. */
export const chord = (keys: string): InputSource => {
  const values = keys.split('+').map((key) => keyCodes[key] ?? key);
  return {
    type: 'key',
    id: 'keyboard',
    actions: [
      ...values.map((value): KeyAction => ({type: 'keyDown', value})),
      ...values.reverse().map((value): KeyAction => ({type: 'keyUp', value})),
    ],
  };
};

/** The actions of typing a text. */
export const typing = (text: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: text.split('').flatMap((value): KeyAction[] => [
    {type: 'keyDown', value},
    {type: 'keyUp', value},
  ]),
});

/** The actions of moving to a place of the view, and of a press there. */
export const pressAt = (
  pointerType: 'mouse' | 'touch',
  x: number,
  y: number,
  isPressed = true,
): InputSource => ({
  type: 'pointer',
  id: pointerType,
  parameters: {pointerType},
  actions: [
    {type: 'pointerMove', x, y, duration: 0},
    ...(isPressed
      ? ([
          {type: 'pointerDown', button: 0},
          {type: 'pointerUp', button: 0},
        ] as const)
      : []),
  ],
});
