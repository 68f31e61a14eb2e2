/**
 * Marks what came later than the version that the reader uses: elements whose `data-since` names a later one,
 * and those whose `data-sure`, the first version that surely has it, does. The version is kept in the browser;
 * an address can name it (`?v=4.0.200`), and so can an event, whose detail is the version or empty. It's in
 * `data-toolkit` of the document's element, too. It runs before the first paint, and rules of a style sheet do
 * the rest, so that nothing flashes, moves, or gets in the way of the app.
 *
 * Pages hold this function as text, so it uses nothing from around it.
 */
export const markVersions = (documented: string, key: string): void => {
  const root = document.documentElement;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const [, series = '', last = '0'] = /^(.*\.)(\d+)$/.exec(documented) ?? [];

  /** The last number of a version of the documented series. */
  const numberOf = (version: string): number | undefined => {
    const rest = version.startsWith(series) ? version.slice(series.length) : '';
    return /^\d{1,4}$/.test(rest) && Number(rest) <= Number(last) ? Number(rest) : undefined;
  };

  const apply = (version: string): void => {
    const number = numberOf(version);
    if (number === undefined) {
      delete root.dataset.toolkit;
      sheet.replaceSync('');
      return;
    }
    root.dataset.toolkit = version;
    const rule = (name: string, text: string): string => {
      const later = Array.from(
        {length: Number(last) - number},
        (_, index) => `[data-${name}="${series}${number + 1 + index}"]`,
      );
      return `:is(${later.join()}){color:var(--site-text-muted)}:is(${later.join()})::after{content:"${text} ${version}"}`;
    };
    sheet.replaceSync(
      `:root{--toolkit:"${version}"}${rule('sure', 'unknown for')}${rule('since', 'not in')}`,
    );
  };

  let stored = '';
  const asked = new URLSearchParams(location.search).get('v') ?? '';
  try {
    if (numberOf(asked) !== undefined) localStorage.setItem(key, asked);
    stored = localStorage.getItem(key) ?? '';
  } catch {
    // Without storage, a choice holds until the page is left.
    stored = asked;
  }
  if (stored) apply(stored);
  document.addEventListener('toolkitversion', (event) => {
    const version = String((event as CustomEvent).detail);
    apply(version);
    try {
      if (root.dataset.toolkit) localStorage.setItem(key, version);
      else localStorage.removeItem(key);
    } catch {
      // As above.
    }
  });
};
