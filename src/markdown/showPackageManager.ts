/**
 * Shows the tab of the package manager that the address names (`?package-manager=pnpm`) or that the browser
 * kept, before the first paint. The app makes the same choice when it starts, so these rules end then.
 *
 * Its text becomes part of a script of its own, so it uses nothing from around it.
 *
 * @param key where Docusaurus keeps the choice
 */
export const showPackageManager = (
  names: readonly string[],
  {group, parameter, key}: {group: string; parameter: string; key: string},
): void => {
  let name = new URLSearchParams(location.search).get(parameter);
  try {
    name ??= localStorage.getItem(key);
  } catch {
    // Nothing is kept without storage.
  }
  const place = names.indexOf(name ?? '') + 1;
  // The server shows the first.
  if (place < 2) return;
  const list = `[data-has-hydrated=false] .${group}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `${list}>:first-child{border-color:transparent;color:var(--ifm-tabs-color)}` +
      `${list}>:nth-child(${place}){border-color:var(--ifm-tabs-color-active-border);color:var(--ifm-tabs-color-active)}` +
      `${list}+div>:first-child{display:none}` +
      `${list}+div>:nth-child(${place}){display:block}`,
  );
  document.adoptedStyleSheets.push(sheet);
};
