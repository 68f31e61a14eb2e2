import state from 'sucrase/dist/parser/tokenizer/state.js';

/** What Sucrase records when it can't continue. */
interface ParseError {
  message: string;
  /** Place in the code, in characters from its start. */
  pos: number;
}

interface Noted {
  noted?: ParseError | null;
}

let farthest: ParseError | undefined;

// The parser tries what may be the parameters of an arrow function in two ways, and reports where the second
// fails, which is the arrow: the mistake is where it got farthest.
Object.defineProperty(('default' in state ? state.default : state).prototype, 'error', {
  // The build loads this file several times.
  configurable: true,
  get(this: Noted) {
    return this.noted ?? null;
  },
  set(this: Noted, error: ParseError | null) {
    this.noted = error;
    if (error && (!farthest || error.pos > farthest.pos)) farthest = error;
  },
});

/** Clears the errors from code that was parsed earlier. */
export const forgetErrors = (): void => {
  farthest = undefined;
};

/** The error in the code that was parsed last, with its position. */
export const farthestError = (): ParseError | undefined => farthest;
