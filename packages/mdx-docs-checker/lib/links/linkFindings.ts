import {unreadable, type Finding} from '../findings';
import type {PageProblem} from '../frontMatter';
import type {Link} from '../link';
import {isOwnAddress, parseAddress} from './address';
import {labelProblem, titleOf} from './labels';
import type {LinkSite} from './site';
import {targetProblem} from './targets';

/** A page, or a source file, with its links. */
export interface LinkSource {
  /** From the site's root, with forward slashes. */
  readonly file: string;
  readonly links: readonly Link[];
  readonly problem?: PageProblem;
}

/** What to look for. */
interface LinkRules {
  /** Whether a link's text must say where it leads. */
  readonly texts?: boolean;
}

const ofLink = async (
  link: Link,
  file: string,
  site: LinkSite,
  {texts = false}: LinkRules,
): Promise<Finding[]> => {
  const target = link.isReference ? undefined : await targetProblem(link, file, site);
  // A bare address with its domain is corrected as a whole.
  const isMended = target !== undefined && isOwnAddress(link.text ?? '', site.hosts);
  const title = texts ? titleOf(site, file, parseAddress(link.url, site.hosts).path) : undefined;
  const label = texts && !isMended ? labelProblem(link, title, site.hosts) : undefined;
  const {line, column} = link;
  return [target, label].flatMap((problem) =>
    problem === undefined ? [] : [{file, line, column, ...problem}],
  );
};

/** Checks the links of a page or source. Addresses of other sites aren't visited. */
export const linkFindings = async (
  source: LinkSource,
  site: LinkSite,
  rules: LinkRules = {},
): Promise<Finding[]> => {
  const {file, links, problem} = source;
  if (problem) return unreadable(source);
  return (await Promise.all(links.map((link) => ofLink(link, file, site, rules)))).flat();
};
