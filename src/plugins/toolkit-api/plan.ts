import {packageOf} from './model';
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

/** Addresses of the pages that document an export of this name, in any entry point of a package. */
export const plannedPages = (packageName: string, name: string): string[] =>
  [...addresses]
    .filter(
      ([ref]) => ref.endsWith(`#${name}`) && packageOf(ref.split('#')[0] ?? '') === packageName,
    )
    .map(([, url]) => url);
