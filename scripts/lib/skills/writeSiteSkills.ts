import fs from 'node:fs';
import path from 'node:path';
import {writeSkills, type SkillSettings} from 'docusaurus-markdown-pages/skills';

import {PROMPT_LABEL} from '../../../src/config/prompts';
import {skills} from './skills';
import {readKnownHashes, skillNames} from './sourceHashes';

/** A prompt for an agent tells it to read the page: an agent with a skill has what it needs. */
const prompt = new RegExp(`^${PROMPT_LABEL}\\n+\`\`\`.*?^\`\`\`\\n+`, 'gmsu');

/**
 * Writes the site's skills into a build, which must have its Markdown twins.
 *
 * @throws when a page lacks a section that a skill takes
 */
export const writeSiteSkills = (
  built: string,
  {siteDir, ...settings}: {siteDir: string} & Pick<SkillSettings, 'root' | 'version'>,
): void => {
  writeSkills(built, skills, {
    ...settings,
    ...skillNames,
    product: 'Remotion',
    hashes: readKnownHashes(siteDir),
    twinOf: (page) => fs.readFileSync(path.join(built, `${page}.md`), 'utf8').replace(prompt, ''),
  });
};
