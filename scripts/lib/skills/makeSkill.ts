import {PROMPT_LABEL} from '../../../src/config/prompts';
import {readTwin} from '../../../src/docs-package/twinText';
import type {SourceHashes} from './sourceHashes';
import type {Skill, SkillSource} from './skills';

export interface SkillSettings {
  /** The address of the site's root, with a slash at the end. */
  readonly root: string;
  readonly version: string;
  readonly hashes: SourceHashes;
  /** The Markdown twin of a page. */
  readonly twinOf: (page: string) => string;
}

/** A prompt for an agent tells it to read the page: an agent with a skill has what it needs. */
const prompt = new RegExp(`^${PROMPT_LABEL}\\n+\`\`\`.*?^\`\`\`\\n+`, 'gmsu');

/** The sections of a page, under its own headings; the text before the first is under its title. */
const partOf = ({page, headings}: SkillSource, {root, twinOf}: SkillSettings): string => {
  const {title, body, sections} = readTwin(twinOf(page).replace(prompt, ''));
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
        `In scripts/lib/skills/skills.ts, choose from: ${known.join(', ')}`,
    );
  });
  return `Source: ${root}${page}.md\n\n${texts.map((text) => text.trim()).join('\n\n')}`;
};

/**
 * The `SKILL.md` of a skill, as agentskills.io/specification wants it.
 *
 * @throws when a page lacks a section that the skill takes
 */
export const makeSkill = (skill: Skill, settings: SkillSettings): string => {
  const {name, title, description, sources} = skill;
  const {root, version, hashes} = settings;
  const named = sources.map(({page}) => {
    const hash = hashes[page];
    if (hash === undefined)
      throw new Error(`${page}.mdx has no recorded hash. Run npm run skills:record.`);
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
    `For Remotion ${version}. The sections below come from the documentation. To get the Markdown version of any page, ` +
    `add \`.md\` to its address. ${root}llms.txt lists all pages.`;
  const parts = sources.map((source) => partOf(source, settings));
  return `---\n${frontMatter}\n---\n\n# ${title}\n\n${[intro, ...parts].join('\n\n')}\n`;
};
