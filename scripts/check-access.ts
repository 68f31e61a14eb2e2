// Assistants at the built site: the points of afdocs, and the skills installed by the usual command.
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {serveBuild} from 'static-site-hosting/serve';

import {site} from '../src/config/site';
import {outcomeOf, type Outcome} from './lib/outcomeOf';
import {skills} from './lib/skills/skills';
import {runMain} from './lib/runMain';

/** The least that afdocs has to give, of 100. */
const leastPoints = 95;

/** Both programs need a later Node.js than the site, so it comes along. */
const node = 'node@24';
const afdocs = 'afdocs@0.22.2';
const skillsCommand = 'skills@1.7.4';

const help = `Usage: npm run check:access

Serves build/ and runs third-party tools on it. They come from the registry, so this needs the network:
  afdocs   how well assistants can find and read the pages; fails below ${String(leastPoints)} of 100 points
  skills   \`npx skills add\` in an empty project; each skill has to arrive exactly as built

Exit codes: 0 everything passed, 1 something failed`;

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');

const runPackage = (name: string, args: string[], folder: string): Promise<Outcome> => {
  const child = spawn('npx', ['--yes', '--package', node, '--package', name, '--', ...args], {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      DO_NOT_TRACK: '1',
      npm_config_cache: process.env.npm_config_cache ?? path.join(os.homedir(), '.npm'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return outcomeOf(child);
};

const pointsOf = (report: unknown): number => {
  const score =
    typeof report === 'object' && report !== null && 'scoring' in report
      ? report.scoring
      : undefined;
  const overall =
    typeof score === 'object' && score !== null && 'overall' in score ? score.overall : undefined;
  if (typeof overall !== 'number') throw new Error(`${afdocs} returned no score.`);
  return overall;
};

const checkAfdocs = async (url: string, folder: string): Promise<string[]> => {
  // Links lead to the published address; those are looked up here.
  const args = [
    'afdocs',
    'check',
    url,
    '--canonical-origin',
    site.url,
    '--format',
    'json',
    '--score',
    '--sampling',
    'deterministic',
    '--request-delay',
    '0',
  ];
  const {output} = await runPackage(afdocs, args, folder);
  const report: unknown = JSON.parse(output);
  const points = pointsOf(report);
  console.log(`afdocs: ${String(points)} of 100 points`);
  if (points >= leastPoints) return [];
  return [`${afdocs}: ${String(points)} points, see npx ${afdocs} check ${url} --format scorecard`];
};

const checkSkills = async (url: string, folder: string): Promise<string[]> => {
  const args = ['skills', 'add', url, '--yes', '--copy', '--skill', '*', '--agent', 'claude-code'];
  const {code, output} = await runPackage(skillsCommand, args, folder);
  if (code !== 0) return [`${skillsCommand} exited with code ${String(code)}:\n${output}`];
  const problems = skills.flatMap(({name}) => {
    const installed = path.join(folder, '.claude/skills', name, 'SKILL.md');
    const built = path.join(build, '.well-known/agent-skills', name, 'SKILL.md');
    if (!fs.existsSync(installed)) return [`${skillsCommand} didn't install ${name}.`];
    const isSame = fs.readFileSync(installed, 'utf8') === fs.readFileSync(built, 'utf8');
    return isSame ? [] : [`${skillsCommand} changed ${name}.`];
  });
  console.log(
    `skills: ${String(skills.length - problems.length)} of ${String(skills.length)} installed`,
  );
  return problems;
};

const main = async (): Promise<void> => {
  const {url, close} = await serveBuild(build);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'access-'));
  try {
    const problems = [...(await checkSkills(url, folder)), ...(await checkAfdocs(url, folder))];
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    close();
    fs.rmSync(folder, {recursive: true, force: true});
  }
};

runMain({help, errorCode: 1}, main);
