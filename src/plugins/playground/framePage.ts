import {createFramePage} from 'react-docs-playground/build';

const page = createFramePage({
  title: 'Player',
  styles: `
html, body, #root { height: 100%; margin: 0; overflow: hidden }
body { background: #10131a; color-scheme: dark; font-family: 'Instrument Sans Variable', system-ui, sans-serif; line-height: 1.3 }
#root:target { background: #8b919d }`,
});

/** The page of the frame that plays code. */
export const framePage = page.html;

/** The header `Content-Security-Policy` for it. */
export const sandboxHeaderPolicy = page.policy;
