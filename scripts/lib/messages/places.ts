// Where a self-explanatory message leads to: the page of what reports it, at the heading of what it names.
import type {Page} from '../../../src/content/page';
import type {Report} from './reports';
import {isFrom} from './sorting';
import {PLACES, type Place, type SortingRule} from './rules';

/** A message that many functions report leads to the first ones. */
const MOST_PLACES = 2;

/** The page of the site that documents an export. */
export type PageOfRef = (ref: string) => string | undefined;

const nameIn = (code: string): string | undefined =>
  /^(?:--|<|\.\.\.|Config\.)?([\w$]+(?:[-.][\w$]+)*)/u.exec(code)?.[1];

/** Names that a message can be about: in quotation marks, of functions, components, flags and options. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(["'`<]|--)?([A-Za-z_$][\w$]*(?:-[\w$]+)*)(["'`>]|\(\))?/gu)].flatMap(
    ([, before, name = '', after]) =>
      before !== undefined || after !== undefined || /[a-z][A-Z]/u.test(name) ? [name] : [],
  );

/** The heading of a page that names what a message is about. */
const headingFor = (
  {text, within}: Pick<Report, 'text' | 'within'>,
  headings: Page['headings'],
): string | undefined => {
  for (const name of [...namesIn(text), within]) {
    const found = headings.find(
      ({code, level}) => level > 1 && code.some((item) => nameIn(item) === name),
    );
    if (found) return found.id;
  }
  return undefined;
};

/** The places that a self-explanatory message leads to; none when nothing says where it belongs. */
export const placesOf = (
  report: Pick<Report, 'text' | 'within' | 'refs' | 'origin' | 'file'>,
  rule: SortingRule,
  pages: ReadonlyMap<string, Pick<Page, 'headings'>>,
  pageOfRef: PageOfRef,
  listedPlaces: readonly Place[] = PLACES,
): string[] => {
  if (rule.place !== undefined) return [rule.place];
  const listed = listedPlaces.find(([files]) => isFrom(report, files))?.[1];
  const files =
    listed === undefined ? report.refs.flatMap((ref) => pageOfRef(ref) ?? []) : [listed];
  const places = [...new Set(files)].map((file) => {
    const [page = '', fallback] = file.split('#');
    const heading = headingFor(report, pages.get(page)?.headings ?? []) ?? fallback;
    return {file: page, heading};
  });
  const isNamed = places.some(({heading}) => heading !== undefined);
  return places
    .filter(({heading}) => !isNamed || heading !== undefined)
    .slice(0, MOST_PLACES)
    .map(({file, heading}) => (heading === undefined ? file : `${file}#${heading}`));
};
