/**
 * Examines each text that code passes to the browser as HTML or as a script: HTML may only mark up text, a
 * script may only be data (JSON-LD), and files may only come from the site and the given origins. The browser
 * rejects everything else.
 *
 * Pages contain this function as text, so it uses nothing from its scope.
 */
export const examineTexts = (origins: readonly string[]): void => {
  const tags =
    /<\/?(?:a|b|code|del|div|em|mark|p|span|strong)(?: (?!on|href)[a-z-]+="[^"]*"| href="(?:https?:|[/#])[^"]*")*>/g;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) =>
      sink === 'Element innerHTML' && !html.replace(tags, '').includes('<') ? html : null,
    createScript: (code) => {
      try {
        JSON.parse(code);
        return code;
      } catch {
        return null;
      }
    },
    createScriptURL: (url) =>
      [location.origin, ...origins].includes(new URL(url, location.href).origin) ? url : null,
  });
};
