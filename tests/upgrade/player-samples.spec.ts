import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';
import {build} from 'esbuild';
import type {ScratchProject} from 'mdx-docs-checker/guides';

import {makeProject} from '../../scripts/lib/walk/scratchProject';
import {readPage} from '../../src/content/page';

const ROOT = path.resolve(__dirname, '../..');
const HOST = 'http://pasted.test/';

test.describe.configure({mode: 'default'});

let project: ScratchProject;

/** Writes the samples of the Player page into a new project, under the names that they have there. */
test.beforeAll(async () => {
  project = makeProject(ROOT, 'blank', []);
  const {samples} = await readPage(ROOT, 'src/pages/player.mdx');
  for (const {title, code} of samples) {
    if (title === undefined) throw new Error('a sample has no title to save it by');
    mkdirSync(path.dirname(path.join(project.folder, title)), {recursive: true});
    writeFileSync(path.join(project.folder, title), code);
  }
});

test.afterAll(() => {
  project.remove();
});

/** Opens an app that shows one component, as after pasting it; what goes wrong is collected. */
const paste = async (page: Page, file: string, name: string): Promise<string[]> => {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {createRoot} from 'react-dom/client';
        import {${name}} from './${file}';
        createRoot(document.getElementById('root')).render(<${name} />);`,
      resolveDir: project.folder,
      loader: 'tsx',
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"development"'},
    logLevel: 'silent',
  });
  const complaints: string[] = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.route(`${HOST}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><link rel="icon" href="data:,"><div id="root"></div>',
    }),
  );
  await page.goto(HOST);
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  return complaints;
};

test('the pasted form shows a name at first, plays, and changes name and color', async ({page}) => {
  const complaints = await paste(page, 'src/Greeting', 'Greeting');
  const video = page.locator('.__remotion-player');
  await test.step('the first frame shows the name', async () => {
    await expect(video).toContainText('Alex');
    for (const letter of await video.locator('span').all()) {
      expect(
        Number(await letter.evaluate((node) => getComputedStyle(node).opacity)),
      ).toBeGreaterThan(0.9);
    }
  });
  await test.step('a field and a color change it while it is paused', async () => {
    await page.getByLabel('Name').fill('Mira');
    await expect(video).toContainText('Mira');
    await page.getByLabel('Color').fill('#123456');
    await expect(video.locator('circle').first()).toHaveAttribute('fill', '#123456');
  });
  await test.step('its button plays it, and it goes on when a field changes', async () => {
    const turning = video.locator('rect').first();
    const still = await turning.getAttribute('transform');
    await page.getByRole('button', {name: 'Play video'}).click();
    await expect(turning).not.toHaveAttribute('transform', still ?? '');
    await page.getByLabel('Name').fill('Eve');
    await expect(video).toContainText('Eve');
    await expect(page.getByRole('button', {name: 'Pause video'})).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('the pasted chapters play, pause, seek and report the frame', async ({page}) => {
  const complaints = await paste(page, 'src/Chapters', 'Chapters');
  const video = page.locator('.__remotion-player');
  const frame = page.getByText(/^Frame \d+$/);
  await expect(video).toContainText('Plan');
  await expect(frame).toHaveText('Frame 0');
  await page.getByRole('button', {name: 'Edit', exact: true}).click();
  await expect(frame).toHaveText('Frame 160');
  await expect(video).toContainText('Edit');
  await page.getByRole('button', {name: 'Play or pause'}).click();
  await expect(frame).not.toHaveText('Frame 160');
  await page.getByRole('button', {name: 'Play or pause'}).click();
  await page.getByRole('button', {name: 'Shoot', exact: true}).click();
  await expect(frame).toHaveText('Frame 80');
  expect(complaints).toEqual([]);
});

test('the pasted server renders what a visitor typed, and never takes it as a path', () => {
  const inProject = (command: string, args: string[]): string =>
    execFileSync(path.join(ROOT, 'node_modules/.bin', command), args, {
      cwd: project.folder,
      env: project.env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  writeFileSync(
    path.join(project.folder, 'src/Root.tsx'),
    `import {Composition} from 'remotion';
    import {Welcome} from './Welcome';
    export const RemotionRoot = () => (
      <Composition id="Welcome" component={Welcome} width={320} height={180} fps={30}
        durationInFrames={6} defaultProps={{name: 'Alex', color: '#2a55e5'}} />
    );`,
  );
  inProject('remotion', ['bundle']);
  writeFileSync(
    path.join(project.folder, 'try.ts'),
    `import {renderGreeting} from './server/render';
    const typed = [
      {name: '../../stolen', color: '#2a55e5'},
      {name: '', color: '#2a55e5'},
      {name: 'Eve', color: 'url(//a)'},
      {name: 'a'.repeat(19), color: '#2a55e5'},
      'Eve',
    ];
    const main = async () => {
      const said: string[] = [];
      for (const request of typed) {
        said.push(await renderGreeting(request).then((file) => file, () => 'rejected'));
      }
      console.log(JSON.stringify(said));
    };
    void main();`,
  );
  const printed = inProject('tsx', ['try.ts']);
  const said = JSON.parse(printed.slice(printed.lastIndexOf('\n[') + 1)) as string[];
  const out = path.join(project.folder, 'out');
  expect(said.slice(2)).toEqual(['rejected', 'rejected', 'rejected']);
  for (const file of said.slice(0, 2)) {
    expect(path.dirname(file)).toBe(out);
    expect(path.basename(file)).toMatch(/^[\da-f-]{36}\.mp4$/);
    expect(existsSync(file)).toBe(true);
  }
  expect(readdirSync(out)).toHaveLength(2);
});
