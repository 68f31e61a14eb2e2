import {readTwin} from './twinText';

/** Sections of a page that a skill consists of. */
export interface SkillSource {
  /** The page's file without `.mdx`, which is its path as well: `docs/intro`. */
  readonly page: string;
  /** Headings of the second level, as the page has them; an empty one is the text before the first. */
  readonly headings: readonly string[];
}

/** What an assistant loads for one kind of task, made of sections of pages. */
export interface Skill {
  /** In lower case, with hyphens. */
  readonly name: string;
  readonly title: string;
  /** What it is for and when to load it. */
  readonly description: string;
  readonly sources: readonly SkillSource[];
}

export interface SkillSettings {
  /** The address of the site's root, with a slash at the end. */
  readonly root: string;
  /** The version that the site documents. */
  readonly version: string;
  /** What the version is of, such as `Kettle`. */
  readonly product: string;
  /** Hashes of the pages that the skills were last compared with, by page. */
  readonly hashes: Readonly<Record<string, string>>;
  /** The Markdown twin of a page; what a skill doesn't need may be left out. */
  readonly twinOf: (page: string) => string;
  /** The file that defines the skills, for error messages. */
  readonly definedIn: string;
  /** The command that records the hashes, for error messages. */
  readonly recordCommand: string;
}

/** The sections of a page, under its own headings; the text before the first is under its title. */
const partOf = (
  {page, headings}: SkillSource,
  {root, twinOf, definedIn}: SkillSettings,
): string => {
  const {title, body, sections} = readTwin(twinOf(page));
  const texts = headings.map((heading) => {
    if (heading === '') {
      const first = sections.find(({level}) => level === 2)?.start ?? body.length;
      return body.slice(0, first).replace(/^# .*\n/, `## ${title}\n`);
    }
    const section = sections.find(
      (candidate) => candidate.level === 2 && candidate.heading === heading,
    );
    if (section) return body.slice(section.start, section.wholeEnd);
    const known = sections.filter(({level}) => level === 2).map((candidate) => candidate.heading);
    throw new Error(
      `A skill uses the section “${heading}” of ${page}.mdx, which doesn't exist. ` +
        `In ${definedIn}, choose from: ${known.join(', ')}`,
    );
  });
  return `Source: ${root}${page}.md\n\n${texts.map((text) => text.trim()).join('\n\n')}`;
};

/**
 * The `SKILL.md` of a skill, as agentskills.io/specification wants it.
 *
 * @throws when a page lacks a section that the skill takes, or has no hash
 */
export const makeSkill = (skill: Skill, settings: SkillSettings): string => {
  const {name, title, description, sources} = skill;
  const {root, version, product, hashes, recordCommand} = settings;
  const named = sources.map(({page}) => {
    const hash = hashes[page];
    if (hash === undefined)
      throw new Error(`${page}.mdx has no recorded hash. Run ${recordCommand}.`);
    return `${page} ${hash}`;
  });
  const metadata = {version, sources: named.join(', ')};
  const frontMatter = [
    `name: ${name}`,
    `description: ${JSON.stringify(description)}`,
    'metadata:',
    ...Object.entries(metadata).map(([key, value]) => `  ${key}: ${JSON.stringify(value)}`),
  ].join('\n');
  const intro =
    `For ${product} ${version}. The sections below come from the documentation. To get the Markdown version of any page, ` +
    `add \`.md\` to its address. ${root}llms.txt lists all pages.`;
  const parts = sources.map((source) => partOf(source, settings));
  return `---\n${frontMatter}\n---\n\n# ${title}\n\n${[intro, ...parts].join('\n\n')}\n`;
};
