import {expect, test, type Page} from '@playwright/test';

import {browserArgs, findBrowser} from '../../../scripts/lib/browser';
import {propsFile, readProps, type Project} from '../../../src/playground/project/project';
import {placeholderMedia} from '../../../src/playground/placeholderMedia';
import {editableSamples} from '../../support/editableSamples';
import {answerFrames} from '../../support/frameScripts';
import {hydrated, watchPage} from '../../support/site';

// Tests with launch options of their own run after all others, unless their file comes first: the folder's name sorts first.
// The frame gets a process of its own, as browsers on computers give it, so a sample that hangs can be named.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArgs, '--site-per-process'],
  },
});

/** Milliseconds that a sample may take until it is shown. */
const patience = 20_000;

interface Answer {
  kind: string;
  version?: number;
  problem?: {message: string};
}

/** What the page of this test keeps between two calls. */
interface SampleWindow {
  /** What the frame has said so far. */
  answers: Answer[];
  /** Waits for an answer of one of these kinds, to the run of this number. */
  answered: (kinds: readonly string[], version?: number) => Promise<Answer>;
  frame: HTMLIFrameElement;
  media: Map<string, Blob>;
}

/** Opens a page with the frame that runs samples. */
const openFrame = async (page: Page): Promise<void> => {
  await page.goto('/about');
  await hydrated(page);
  await answerFrames(page);
  await page.evaluate(
    async (placeholders) => {
      const own = window as unknown as SampleWindow;
      own.answers = [];
      let onAnswer = (): void => undefined;
      window.addEventListener('message', ({data}: MessageEvent<Answer>) => {
        own.answers.push(data);
        onAnswer();
      });
      own.answered = (kinds, version) =>
        new Promise((resolve) => {
          onAnswer = () => {
            const found = own.answers.find(
              (answer) => answer.version === version && kinds.includes(answer.kind),
            );
            if (found) resolve(found);
          };
          onAnswer();
        });
      own.media = new Map();
      for (const [key, file] of placeholders) {
        own.media.set(key, await (await fetch(`/${file}`)).blob());
      }
      own.frame = document.createElement('iframe');
      own.frame.sandbox.add('allow-scripts');
      own.frame.src = '/sandbox/frame.html';
      document.body.prepend(own.frame);
      await own.answered(['ready']);
    },
    [...placeholderMedia],
  );
};

/** Runs a sample in the frame; undefined when it takes longer than a sample may. */
const run = async (
  page: Page,
  version: number,
  project: Pick<Project, 'files' | 'settings'> & {props: Readonly<Record<string, unknown>>},
): Promise<Answer | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patience, undefined);
  });
  const answer = page.evaluate(
    ([message, number]) => {
      const {frame, media, answered} = window as unknown as SampleWindow;
      const start = {frame: 60, playing: false};
      frame.contentWindow?.postMessage({kind: 'run', start, media, ...message}, '*');
      return answered(['shown', 'failed'], number);
    },
    [{...project, version}, version] as const,
  );
  const first = await Promise.race([answer, tooLate]);
  clearTimeout(timer);
  // The page is left while the call waits.
  if (!first) answer.catch(() => undefined);
  return first;
};

/** What the frame has said of samples that failed, later than with the first picture, too. */
const failuresOf = (page: Page): Promise<Answer[]> =>
  page.evaluate(() =>
    (window as unknown as SampleWindow).answers.filter(({kind}) => kind === 'failed'),
  );

test('every sample with a button plays', async ({page}) => {
  // For hundreds of samples, two or three of which may need their second try.
  test.setTimeout(300_000);
  const {complaints} = watchPage(page);
  const samples = (await editableSamples()).map(({place, project}) => {
    const read = readProps(project.files);
    return {
      place,
      files: project.files.filter(({name}) => name !== propsFile),
      settings: project.settings,
      props: 'props' in read ? read.props : {},
    };
  });
  const failures: Answer[] = [];
  const silent: string[] = [];
  await openFrame(page);
  for (const [version, {place, ...project}] of samples.entries()) {
    if (await run(page, version, project)) continue;
    failures.push(...(await failuresOf(page)));
    await openFrame(page);
    if (await run(page, version, project)) {
      console.log(`${place} was shown at its second try.`);
      continue;
    }
    silent.push(place);
    await openFrame(page);
  }
  failures.push(...(await failuresOf(page)));
  const messages = failures.map(
    ({version, problem}) => `${samples[version ?? -1]?.place ?? ''} ${problem?.message ?? ''}`,
  );
  expect.soft(silent, 'samples that were not shown').toEqual([]);
  expect([...new Set(messages)]).toEqual([]);
  expect(complaints).toEqual([]);
});
