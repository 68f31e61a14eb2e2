import path from 'node:path';

import {expect, test} from '@playwright/test';
import {twinAddress} from 'docusaurus-markdown-pages/address';

import {readPages} from '../../scripts/lib/pageCheck';
import {checkPrompts} from '../../scripts/lib/prompts/checkPrompts';
import {findPages} from '../../scripts/lib/samples/pages';
import {site} from '../../src/config/site';
import {readInventory} from '../../src/content/inventory';
import {parsePage} from '../../src/content/page';

const root = path.resolve(__dirname, '../..');
const spring = `${site.url}/docs/spring.md`;

const pageOf = (prompt: string): string =>
  `{/* walk from blank */}\n\n\`\`\`bash\nnpx remotion render MyComp out/video.mp4\n\`\`\`\n\n<Prompt>\n\n\`\`\`md\n${prompt}\n\`\`\`\n\n</Prompt>\n`;

const right = `Read ${spring}. Run \`npx remotion render MyComp out/video.mp4\`.\n\nTo check the result, look at it.`;

const problemsOf = async (...prompts: readonly string[]): Promise<string[]> => {
  const pages = await Promise.all(
    prompts.map((prompt, index) => parsePage(`docs/${String(index)}.mdx`, pageOf(prompt))),
  );
  return (await checkPrompts(pages, new Set([spring]))).map(({message}) => message);
};

test('prompts on pages name twins and commands that exist, and how to check the result', async () => {
  const twins = new Set(
    readInventory(root).map(({address}) => `${site.url}/${twinAddress(address.slice(1))}`),
  );
  const pages = await readPages(root, findPages(root));
  expect(await checkPrompts(pages, twins)).toEqual([]);
});

test('a right prompt has no findings', async () => {
  expect(await problemsOf(right)).toEqual([]);
});

test('a wrong address, a wrong command, and no check are found', async () => {
  expect(
    await problemsOf(right.replace('spring.md', 'sprung.md').replace('MyComp', 'Main')),
  ).toEqual([
    `${site.url}/docs/sprung.md is not the Markdown of a page`,
    "the page doesn't have the command npx remotion render Main out/video.mp4",
  ]);
  expect(await problemsOf('Render it.')).toEqual([
    'names no page: add the address of a twin',
    'names no command',
    'does not say how to check the result',
  ]);
});

test('a prompt that is too long, and one too many, are found', async () => {
  expect(await problemsOf(right + ' again'.repeat(200))).toEqual([
    expect.stringMatching(/^has \d+ characters: at most 1200$/),
  ]);
  expect(await problemsOf(...Array.from({length: 13}, () => right))).toEqual([
    'is one prompt too many: at most 12',
  ]);
});

test('pages without any prompt are an error: the component may have another name', async () => {
  await expect(problemsOf()).rejects.toThrow('No page has a prompt');
});
