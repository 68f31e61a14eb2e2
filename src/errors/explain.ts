import type {SearchKind} from '../content/searchKinds';
import {createMessageFinder, type MessageFinder} from './findMessages';
import {createProgramFinder, type ProgramList} from './findProgram';
import {shortenPaste} from './pastedText';
import {
  isNamed,
  isOfOtherArea,
  isOfPackage,
  placeOrder,
  readMentions,
  type Mentions,
} from './placeOrder';

/** A page that explains a message, with the heading. */
export interface ExplainingPlace {
  readonly url: string;
  readonly title: string;
  readonly kind: SearchKind;
}

/** A message with the places that explain it. */
export interface ExplainedMessage {
  readonly text: string;
  readonly places: readonly ExplainingPlace[];
}

/** An answer to a paste: where to read, and about which message. */
export interface Cure {
  readonly text: string;
  readonly place: ExplainingPlace;
  /** Further places that explain the same message. */
  readonly others: readonly ExplainingPlace[];
}

/** What is known about a paste. */
export interface Explanation {
  /**
   * Whether the paste contains a known message, only resembles some, or links to pages of these docs. `program`
   * means that the first cure is where messages of the program that likely printed it are explained.
   */
  readonly match: 'exact' | 'near' | 'link' | 'program' | 'none';
  /** The name of this program. */
  readonly program?: string;
  /** Whether the paste contains every word of the best match. */
  readonly isWhole: boolean;
  readonly cures: readonly Cure[];
}

/** Factor for a message from a provider that the paste doesn't mention. */
const OTHER_AREA = 0.7;

/** Bonus if the paste links to the page that explains the message. */
const LINKED = 1.5;

/** Bonus if the paste names the page's function, or a file of its package. */
const NAMED = 1;
const OF_PACKAGE = 0.5;

/** A link in the paste outranks messages with a lower score than this. */
const STRONG_SCORE = 8;

/**
 * Messages that appear in logs next to or around the error that ended a run, whatever it was: they come last.
 * Docker, Webpack, the toolkit's check of AWS responses, and its compositor print a general sentence before
 * or after the error that they report. Rows for any code, such as `net::ERR_…`, say less than a row for the
 * specific code.
 */
const ASIDE =
  /^(?:Detected differing memory|Memory reported by|You may experience breakages|Version mismatch:$|Was not able to close|Unable to close browser|npm (?:ERR!|error) code ELIFECYCLE|ELIFECYCLE Command failed|(?:Error: |BUILD_UTILS_SPAWN_1: )?Command "…" exited|\[vite\] Error when evaluating|Module build failed \(from …\/@remotion|Could not extract frame from compositor$|failed to solve: process|Failed to load resource: the server|You may need an appropriate loader|AWS returned an "AccessDenied"|Uncaught \(in promise\)$|npm warn (?:deprecated|Unknown)|Process completed with exit|AccessDenied: |… \(timed out|ENOENT: no such file or directory$|Module not found: Can't resolve '…'$|Error (?:re)?initializing |ffmpeg exited with|net::ERR_…|(?:Error )?\[ERR_…|An error occurred \(…)/u;

/** What npm prints as the reason, before the details. It counts more than they do. */
const REASON = /^npm (?:ERR!|error) code E/u;
const IS_REASON = 1.5;

/** Says which pages explain a pasted message. */
export type Explain = (pasted: string) => Explanation;

/** Number of cures to show. */
const MOST_CURES = 5;

const docsLink = /https?:\/\/(?:www\.)?remotion\.dev(\/docs\/[\w/-]*\w)/giu;

/** Pages that the paste itself links to. */
const linkedPages = (pasted: string, pages: ReadonlyMap<string, ExplainingPlace>): Cure[] =>
  [...new Set([...pasted.matchAll(docsLink)].map(([, path = '']) => path))].flatMap((path) => {
    const place = pages.get(path);
    return place ? [{text: '', place, others: []}] : [];
  });

const pageOf = ({url}: ExplainingPlace): string => url.replace(/#.*$/u, '');

/** A place's bonus for what the paste says besides the message. */
const bonusOf = (place: ExplainingPlace, mentions: Mentions, linked: ReadonlySet<string>): number =>
  (linked.has(pageOf(place)) ? LINKED : 0) +
  (isNamed(mentions, place) ? NAMED : isOfPackage(mentions, place) ? OF_PACKAGE : 0);

/** Explains pastes. More messages can be added. */
export interface Explainer {
  readonly explain: Explain;
  readonly with: (messages: readonly ExplainedMessage[]) => Explainer;
  /**
   * Prepares the answer to pastes that contain no known message and link to no page: where messages of the program
   * that likely printed them are explained, before those that came near.
   */
  readonly byProgram: (
    list: ProgramList<ExplainingPlace>,
  ) => (pasted: string, explanation: Explanation) => Explanation;
}

const explainerOf = (
  finder: MessageFinder<ExplainedMessage>,
  pages: ReadonlyMap<string, ExplainingPlace>,
): Explainer => ({
  explain: (pasted) => {
    const compared = shortenPaste(pasted);
    const mentions = readMentions(compared);
    const links = linkedPages(compared, pages);
    const linked = new Set(links.map(({place}) => pageOf(place)));
    const found = finder
      .find(pasted, 2 * MOST_CURES)
      .map(({item, isExact, isWhole, score}) => {
        const [place, ...others] = placeOrder(item.places, mentions);
        const factor = place && isOfOtherArea(mentions, place) ? OTHER_AREA : 1;
        const bonus = place ? bonusOf(place, mentions, linked) : 0;
        return {
          text: item.text,
          place,
          others,
          isExact,
          isWhole,
          isAside: ASIDE.test(item.text),
          score: score * factor + bonus + (REASON.test(item.text) ? IS_REASON : 0),
        };
      })
      .sort(
        (a, b) =>
          Number(b.isExact) - Number(a.isExact) ||
          Number(a.isAside) - Number(b.isAside) ||
          b.score - a.score,
      );
    const exact = found.filter(({isExact}) => isExact);
    const cures: Cure[] = [];
    const add = ({text, place, others}: Omit<Cure, 'place'> & {place?: ExplainingPlace}): void => {
      if (place && !cures.some((cure) => cure.place.url === place.url)) {
        cures.push({text, place, others});
      }
    };
    // A weak match, or what is no error, says less than a link.
    const isStrong = exact[0]?.isAside === false && exact[0].score >= STRONG_SCORE;
    if (isStrong) exact.forEach(add);
    for (const link of links) {
      const isLinked = ({place}: {place?: ExplainingPlace | undefined}): boolean =>
        place !== undefined && pageOf(place) === pageOf(link.place);
      // A message of the page that came near has a heading.
      if (!cures.some(isLinked)) add(found.find(isLinked) ?? link);
    }
    if (!isStrong) exact.forEach(add);
    if (exact.length === 0) found.forEach(add);
    const isWhole = exact[0]?.isWhole ?? false;
    if (cures.length === 0) return {match: 'none', isWhole, cures};
    const match = exact.length > 0 ? 'exact' : links.length > 0 ? 'link' : 'near';
    return {match, isWhole, cures: cures.slice(0, MOST_CURES)};
  },
  with: (messages) => explainerOf(finder.with(messages), pages),
  byProgram: (list) => {
    const findProgram = createProgramFinder(finder, list);
    return (pasted, explanation) => {
      const {match, cures} = explanation;
      const found = match === 'near' || match === 'none' ? findProgram(pasted) : undefined;
      if (!found) return explanation;
      const {name, place} = found;
      const isThere = (cure: Cure): boolean => cure.place.url === place.url;
      return {
        ...explanation,
        match: 'program',
        program: name,
        cures: [
          cures.find(isThere) ?? {text: '', place, others: []},
          ...cures.filter((cure) => !isThere(cure)),
        ].slice(0, MOST_CURES),
      };
    };
  },
});

/**
 * Creates an explainer of pastes.
 *
 * @param pages all pages of the docs by their address, below the base URL
 */
export const createExplainer = (
  messages: readonly ExplainedMessage[],
  pages: ReadonlyMap<string, ExplainingPlace>,
): Explainer =>
  explainerOf(
    createMessageFinder(messages, ({text}) => text),
    pages,
  );
