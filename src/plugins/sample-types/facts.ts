import {findExport, type ApiExport, type ApiField, type ApiModel} from 'dts-api-model/model';

import {readDocs} from '../../content/inventory';
import {readPageWithParts} from '../../content/page';
import type {Fact, Facts} from '../../content/sampleFacts';
import {loadModel} from '../../toolkit-api/loadApi';
import {memberPaths, nameOf, withMembers} from '../../toolkit-api/memberPaths';
import {apiPage, type ApiPage, type Heading} from '../../toolkit-api/pages/apiPage';
import {checkHeadings} from '../../toolkit-api/pages/headings';
import {plain, statedDefault} from '../../toolkit-api/pages/options';
import {bareName} from '../../toolkit-api/pages/scope';
import {readReferences} from '../../toolkit-api/references';

/** Characters of a type that are shown. */
const TYPE_LENGTH = 300;

const sentences = new Intl.Segmenter('en', {granularity: 'sentence'});

const firstSentence = (text: string): string =>
  [...sentences.segment(text.replace(/\s+/g, ' '))][0]?.segment.trim() ?? '';

const cropped = (text: string): string =>
  text.length <= TYPE_LENGTH ? text : `${text.slice(0, TYPE_LENGTH).trimEnd()}…`;

/** What a page says about the exports that it documents. */
interface Explained {
  page: ApiPage;
  /** The heading of each option. */
  headings: ReadonlyMap<ApiField, Heading>;
}

const explain = (page: ApiPage, model: ApiModel): Explained => {
  const items = page.api.flatMap(({ref}) => findExport(model, ref) ?? []);
  const byLine = new Map(page.headings.map((heading) => [heading.line, heading]));
  const {documented} = checkHeadings(page, items, model);
  const headings = new Map(
    [...documented].flatMap(([field, line]) => {
      const heading = byLine.get(line);
      return heading ? [[field, heading] as const] : [];
    }),
  );
  return {page, headings};
};

/** The heading of a field, or of one that is the same in another type of the page. */
const headingOf = (field: ApiField, {headings}: Explained): Heading | undefined =>
  headings.get(field) ??
  [...headings].find(([{name, type}]) => name === field.name && type === field.type)?.[1];

const fieldFact = (field: ApiField, explained: Explained): Fact => {
  const {name, optional, type, default: fallback} = field;
  const heading = headingOf(field, explained);
  const stated = heading && statedDefault(heading.body);
  const shownDefault = fallback ?? (stated === undefined ? undefined : plain(stated));
  const text = heading && firstSentence(heading.lead);
  const {address} = explained.page;
  return {
    code: `${name}${optional ? '?' : ''}: ${cropped(type)}`,
    ...(shownDefault === undefined ? {} : {default: shownDefault}),
    ...(text ? {text} : {}),
    href: heading ? `${address}#${heading.id}` : address,
  };
};

/** The heading of a member such as `Series.Sequence`, below which its options are. */
const memberHeading = (item: ApiExport, {headings}: ApiPage): Heading | undefined =>
  headings.find(({code}) =>
    code.some((word) => [nameOf(item), item.name].includes(bareName(word))),
  );

const memberFact = (item: ApiExport, {page}: Explained): Fact => {
  const heading = memberHeading(item, page);
  const text = heading && firstSentence(heading.lead);
  return {
    code: item.signature,
    ...(text ? {text} : {}),
    href: heading ? `${page.address}#${heading.id}` : page.address,
  };
};

/** The pages that document exports. */
const readPages = async (root: string): Promise<ApiPage[]> => {
  const pages: ApiPage[] = [];
  for (const {file, api} of readDocs(root)) {
    if (api.length > 0) pages.push(apiPage(await readPageWithParts(root, file)));
  }
  return pages;
};

/**
 * What the names in samples mean, by entry point, for every export that has a page.
 *
 * @param root the site's folder
 */
export const readFacts = async (root: string): Promise<Map<string, Facts>> => {
  const model = loadModel(root);
  const pages = new Map(
    (await readPages(root)).map((page) => [page.address, explain(page, model)]),
  );
  const facts = new Map<string, Facts>();
  for (const [ref, {href, signature, description}] of readReferences(root)) {
    const item = findExport(model, ref);
    const explained = pages.get(href);
    if (!item || !explained) continue;
    const found: Facts = facts.get(item.entry) ?? {};
    facts.set(item.entry, found);
    found[item.name] = {code: signature, text: description, href};
    for (const part of withMembers(item)) {
      if (part !== item) found[nameOf(part)] = memberFact(part, explained);
      for (const [place, field] of memberPaths(part)) found[place] = fieldFact(field, explained);
    }
  }
  return facts;
};
