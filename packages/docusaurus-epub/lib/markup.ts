/** Text as HTML or XML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as the value of an attribute in double quotes. */
export const escapeAttribute = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

/** XML has no form for control characters. */
// oxlint-disable-next-line no-control-regex -- that is what it looks for
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Any text as XHTML. */
export const textMarkup = (text: string): string => escapeHtml(text.replace(controls, ''));

/** An attribute of an XHTML tag, with the space before it. */
export const attributeMarkup = (name: string, value: string): string =>
  ` ${name}="${escapeAttribute(value.replace(controls, ''))}"`;
