import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {makeSkill, type SkillSettings} from './makeSkill';
import {skills} from './skills';
import {readKnownHashes} from './sourceHashes';

/** Where clients look for skills, and where earlier ones did. */
const folder = '.well-known/agent-skills';
const olderFolder = '.well-known/skills';

/** The version of the index, github.com/cloudflare/agent-skills-discovery-rfc. */
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Writes the skills into a built site, with the indexes that `npx skills add` reads.
 *
 * @param built the folder of the build, with its Markdown twins
 * @throws when a page lacks a section that a skill takes
 */
export const writeSkills = (
  built: string,
  {siteDir, root, version}: {siteDir: string} & Pick<SkillSettings, 'root' | 'version'>,
): void => {
  const hashes = readKnownHashes(siteDir);
  const twinOf = (page: string): string => fs.readFileSync(path.join(built, `${page}.md`), 'utf8');
  const made = skills.map((skill) => ({
    ...skill,
    text: makeSkill(skill, {root, version, hashes, twinOf}),
  }));
  const write = (file: string, text: string): void => {
    const target = path.join(built, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  };
  const writeJson = (file: string, content: unknown): void => {
    write(file, `${JSON.stringify(content, null, 2)}\n`);
  };
  for (const {name, text} of made) {
    for (const place of [folder, olderFolder]) write(`${place}/${name}/SKILL.md`, text);
  }
  writeJson(`${folder}/index.json`, {
    $schema: schema,
    skills: made.map(({name, description, text}) => ({
      name,
      type: 'skill-md',
      description,
      // From the index, so that it holds below a base URL as well.
      url: `${name}/SKILL.md`,
      digest: `sha256:${crypto.createHash('sha256').update(text).digest('hex')}`,
    })),
  });
  writeJson(`${olderFolder}/index.json`, {
    skills: made.map(({name, description}) => ({name, description, files: ['SKILL.md']})),
  });
};
