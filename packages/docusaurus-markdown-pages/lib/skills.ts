import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import {makeSkill, type Skill, type SkillSettings} from './makeSkill';

export {makeSkill, type Skill, type SkillSettings, type SkillSource} from './makeSkill';

/** Where clients look for skills, and where earlier ones did. */
const folder = '.well-known/agent-skills';
const olderFolder = '.well-known/skills';

/** The version of the index, github.com/cloudflare/agent-skills-discovery-rfc. */
const schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** The pages that the skills are made of, in alphabetical order. */
export const skillPages = (skills: readonly Skill[]): string[] =>
  [...new Set(skills.flatMap(({sources}) => sources.map(({page}) => page)))].sort();

/** What to do about each page that has changed since its skills were compared with it, one line per page. */
export const changedSources = (
  skills: readonly Skill[],
  known: SkillSettings['hashes'],
  now: SkillSettings['hashes'],
  {definedIn, recordCommand}: Pick<SkillSettings, 'definedIn' | 'recordCommand'>,
): string[] =>
  Object.keys(now)
    .filter((page) => known[page] !== now[page])
    .map((page) => {
      const names = skills
        .filter(({sources}) => sources.some((source) => source.page === page))
        .map(({name}) => name);
      return `${page}.mdx has changed: review its sections in ${names.join(' and ')} (${definedIn}), then run ${recordCommand}`;
    });

/**
 * Writes skills into a built site, with the indexes that `npx skills add` reads.
 *
 * @param built the folder of the build
 * @throws when a page lacks a section that a skill takes, or has no hash
 */
export const writeSkills = (
  built: string,
  skills: readonly Skill[],
  settings: SkillSettings,
): void => {
  const made = skills.map((skill) => ({...skill, text: makeSkill(skill, settings)}));
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
