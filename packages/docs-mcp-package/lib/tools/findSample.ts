import {plainHeading, type TwinCode} from 'docusaurus-markdown-pages/twin-text';
import {formsOf, stem} from 'embedded-docs-search/words';

import type {Library, LibraryPage} from '../library';
import {sectionAt} from '../pageAddress';
import {number} from '../request';
import {defineTool, type Tool} from '../tool';
import {queryParameter, SHORTER_QUERY, type SearchSettings} from './search';

/** Pages that are looked through for samples. */
const SEARCHED_PAGES = 12;
const DEFAULT_LIMIT = 2;
const MOST_SAMPLES = 10;

/** A longer sample is cut off, in characters. */
const LONGEST_SAMPLE = 5000;

/** What a word of the query counts that the heading or title of a sample has; one in its code counts 1. */
const NAME_WEIGHT = 2;

/** How much less the code of a demo counts than a sample: it has drawings that nobody would paste. */
const DEMO_PENALTY = 3;

const sampleLanguages = new Set(
  'bash css dockerfile go html js json jsx mjs php powershell python rb ruby sh ts tsx yaml yml'.split(
    ' ',
  ),
);

/** The heading above a place of a page. */
const headingAbove = (
  page: LibraryPage,
  start: number,
): LibraryPage['sections'][number] | undefined =>
  page.sections.findLast((section) => section.start <= start);

/** Whether a block is the signature of the page's export, above its first section. */
const isSignature = (page: LibraryPage, {language, start}: TwinCode): boolean =>
  language === 'ts' && (headingAbove(page, start)?.level ?? 1) === 1 && page.title.includes('(');

/** What the tool for samples knows about these docs. */
export interface SampleSettings extends Pick<SearchSettings, 'example' | 'longQuery'> {
  /** A query, for assistants: `"boil a liter"`. */
  readonly queries: string;
  /** What holds for all samples, in a sentence. */
  readonly claim?: string;
  /** What a line below a sample looks like that says how it was proven; shown with the sample. */
  readonly proof?: RegExp;
  /** The beginning of the line above a demo's code. */
  readonly demoLabel?: string;
}

/** Whether a block is the code of a demo, which comes below the demo's description. */
const isDemo = (
  {body, codes}: LibraryPage,
  {start}: TwinCode,
  label: string | undefined,
): boolean => {
  if (label === undefined) return false;
  const before = codes.findLast((code) => code.start < start);
  return body.slice(before?.start ?? 0, start).includes(`\n${label}`);
};

const stemsOf = (text: string): Set<string> => new Set(formsOf(text).map(stem));

/** The sample of a page that says most about a query: first of the section that was found. */
const bestSample = (
  page: LibraryPage,
  anchor: string,
  wanted: ReadonlySet<string>,
  demoLabel: string | undefined,
): TwinCode | undefined => {
  const samples = page.codes.filter(
    (code) => sampleLanguages.has(code.language) && !isSignature(page, code),
  );
  const section = anchor === '' ? undefined : sectionAt(page, anchor);
  const inSection = section
    ? samples.filter(({start}) => start >= section.start && start < section.wholeEnd)
    : [];
  const scoreOf = (code: TwinCode): number => {
    const name = stemsOf(`${headingAbove(page, code.start)?.heading ?? ''} ${code.title}`);
    const words = stemsOf(code.code);
    let score = isDemo(page, code, demoLabel) ? -DEMO_PENALTY : 0;
    for (const word of wanted) {
      score += (words.has(word) ? 1 : 0) + (name.has(word) ? NAME_WEIGHT : 0);
    }
    return score;
  };
  const scored = (inSection.length > 0 ? inSection : samples).map((code) => ({
    code,
    score: scoreOf(code),
  }));
  return scored.sort((a, b) => b.score - a.score)[0]?.code;
};

/** The line below a sample, if it says how the sample was proven. */
const proofOf = ({body}: LibraryPage, {end}: TwinCode, proof: RegExp | undefined): string => {
  const [line = ''] = body.slice(end).trimStart().split('\n', 1);
  return proof?.test(line) ? line : '';
};

const describe = (
  library: Library,
  page: LibraryPage,
  sample: TwinCode,
  proof: RegExp | undefined,
) => {
  const section = headingAbove(page, sample.start);
  const anchor = section && section.level > 1 ? `#${section.anchor}` : '';
  return {
    page: page.title,
    section: section && section.level > 1 ? plainHeading(section.heading) : '',
    url: library.urlOf(page.address + anchor),
    language: sample.language,
    title: sample.title,
    proof: proofOf(page, sample, proof),
    characters: sample.code.length,
    code: sample.code.slice(0, LONGEST_SAMPLE),
  };
};

type Described = ReturnType<typeof describe>;

const fence = '````';

const textOf = (sample: Described): string => {
  const {page, section, url, language, title, code, characters, proof} = sample;
  const isCut = characters > code.length;
  return [
    `${page}${section === '' ? '' : ` › ${section}`}\n${url}`,
    `${fence}${language}${title === '' ? '' : ` title="${title}"`}\n${code}\n${fence}`,
    ...(isCut
      ? [`Cut off: the sample has ${number(characters)} characters; read the section.`]
      : []),
    ...(proof === '' ? [] : [proof]),
  ].join('\n\n');
};

/** The tool that finds code samples. */
export const createSampleTool = ({
  queries,
  example,
  claim,
  proof,
  demoLabel,
  longQuery = SHORTER_QUERY,
}: SampleSettings): Tool =>
  defineTool({
    name: 'find_sample',
    title: 'Find a code sample',
    description: [
      'Finds code samples in the documentation for a task or an API name.',
      ...(claim === undefined ? [] : [claim]),
    ].join(' '),
    parameters: {
      query: queryParameter(`a task or a name, such as ${queries}`, longQuery),
      limit: {
        type: 'integer',
        range: [1, MOST_SAMPLES],
        description: `number of samples, ${DEFAULT_LIMIT} by default; each is from a different page`,
      },
    },
    command: {
      name: 'sample',
      words: ['query'],
      readsInput: false,
      example: `sample ${example}`,
    },
    run: async (library, {query, limit = DEFAULT_LIMIT}) => {
      const {hits} = await library.search({
        query,
        page: 0,
        hitsPerPage: SEARCHED_PAGES,
        snippetWords: 1,
        allSnippets: true,
      });
      const wanted = stemsOf(query);
      const found: Described[] = [];
      for (const {url} of hits) {
        if (found.length === limit) break;
        const [address = '', anchor = ''] = url.split('#');
        const page = library.page(address);
        const sample = page && bestSample(page, anchor, wanted, demoLabel);
        if (sample) found.push(describe(library, page, sample, proof));
      }
      const data = {query, version: library.version, samples: found};
      return found.length === 0
        ? {
            data,
            isEmpty: true,
            text: `No page about "${query}" has a sample. Try other words, or the name of a function.`,
          }
        : {
            data,
            text: `Samples for "${query}", ${library.subject}:\n\n${found.map(textOf).join('\n\n')}`,
          };
    },
  });
