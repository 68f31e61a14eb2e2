/** A tag with its attributes; their values may contain angle brackets. */
const tag = /<[a-z](?:"[^"]*"|[^">])*>/gi;

/** What only works in the page: buttons, form fields, the names of tabs, links to headings. */
const controls = [
  /<(button|fieldset|select|output|svg)\b[\s\S]*?<\/\1>/g,
  /<ul\b[^>]*role="tablist"[\s\S]*?<\/ul>/g,
  /<a\b[^>]*class="hash-link"[\s\S]*?<\/a>/g,
  /<input\b(?:"[^"]*"|[^">])*>/g,
  /<!--[\s\S]*?-->/g,
];

/** Attributes that refer to our styles and to elements of the page. */
const attributes =
  / (?:class|style|id|role|tabindex|loading|decoding|fetchpriority|data-[\w-]+|aria-[\w-]+)(?:="[^"]*")?(?=[\s>/])/g;

/** A post's HTML as a feed carries it: text, code, tables and pictures, without the page's controls. */
export const feedHtml = (html: string): string =>
  controls
    .reduce((rest, control) => rest.replace(control, ''), html)
    .replace(tag, (whole) => whole.replace(attributes, ''))
    .replace(/<(div|span)><\/\1>/g, '');
