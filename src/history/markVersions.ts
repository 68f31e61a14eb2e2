/**
 * Marks what came later than the version that the reader uses: elements whose `data-since` names a later one,
 * and those whose `data-sure`, the first version that surely has it, does. The version is named by the address
 * (`?v=4.0.200`), kept in the browser, or the detail of an event; it's in `data-toolkit` of the document's
 * element, too. It runs before the first paint, and rules of a style sheet do the rest, so that nothing
 * flashes, moves, or gets in the way of the app.
 *
 * Its text becomes a script of its own, so it uses nothing from around it.
 */
export const markVersions = (documented: string, key: string): void => {
  const {dataset} = document.documentElement;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  const series = documented.replace(/\d+$/, '');
  const numberOf = (version: string): number => Number(version.slice(series.length));

  const apply = (version: string): void => {
    const number = numberOf(version);
    const count = numberOf(documented) - number;
    delete dataset.toolkit;
    let rules = '';
    // Written as a number is, and not after the documented version.
    if (version === series + String(number) && count % 1 === 0 && count >= 0) {
      dataset.toolkit = version;
      rules = `:root{--toolkit:"${version}"}`;
      for (const [name, text] of [
        ['sure', 'may not be in'],
        ['since', 'not in'],
      ]) {
        const later = Array.from(
          {length: count},
          (_, index) => `[data-${name}="${series}${number + 1 + index}"]`,
        );
        const all = `:is(${later.join()})`;
        rules += `${all}{color:var(--site-text-muted)}${all}::after{content:"${text} ${version}"}`;
      }
    }
    sheet.replaceSync(rules);
  };

  apply(new URLSearchParams(location.search).get('v') ?? '');
  try {
    if (!dataset.toolkit) apply(localStorage.getItem(key) ?? '');
  } catch {
    // Nothing is kept without storage.
  }
  document.addEventListener('toolkitversion', (event) => {
    apply(String((event as CustomEvent).detail));
  });
};
