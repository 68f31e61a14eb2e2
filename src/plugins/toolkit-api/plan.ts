import {PLANNED_PAGES} from './pages';

const addresses = new Map<string, string>(
  Object.entries(PLANNED_PAGES).flatMap(([entry, byPage]) =>
    Object.entries(byPage).flatMap(([url, names]) =>
      names.split(' ').map((name) => [`${entry}#${name}`, url] as const),
    ),
  ),
);

/** Address of the page that documents an export, such as `/docs/spring`; undefined without a plan. */
export const plannedPage = (ref: string): string | undefined => addresses.get(ref);

const names = new Map<string, string[]>();
for (const [ref, url] of addresses) {
  const name = ref.slice(ref.indexOf('#') + 1);
  names.set(name, [...(names.get(name) ?? []), url]);
}

/** Addresses of the pages that document an export of this name, of any package. */
export const pagesOfName = (name: string): readonly string[] => names.get(name) ?? [];
