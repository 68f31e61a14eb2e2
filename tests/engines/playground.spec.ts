// Demos, their editors, the playground, and the wall around the code that plays there.
import {unzipSync} from 'fflate';

import {
  departureCode,
  departures,
  isReached,
  mayLookReached,
  startOutside,
  wallCode,
} from '../support/playgroundWall';
import {downloaded} from './support/downloads';
import {by, css, expect, test} from './support/engineTest';
import type {Target, Visitor} from './support/visitor';

const editor = css('#editor');
const code = by('field', /^Code of .*x$/, {within: editor});
const frame = '#editor iframe';

const openPlayground = async (visitor: Visitor, address = '/playground'): Promise<void> => {
  await visitor.openHydrated(address);
  await visitor.until(async () => {
    const isReady = await visitor.of(
      by('button', 'Restart', {within: editor}),
      (button) => !(button as HTMLButtonElement).disabled,
    );
    expect(isReady, 'the preview is there').toBe(true);
  });
};

const textInFrame = (visitor: Visitor, selector = frame): Promise<string> =>
  visitor.evaluateInFrame(selector, () => document.body.innerText);

const showsInFrame = async (
  visitor: Visitor,
  text: string | RegExp,
  selector = frame,
): Promise<void> => {
  await visitor.until(async () => {
    expect(await textInFrame(visitor, selector)).toMatch(text);
  });
};

const component = (line: string, text: string): string => `export const Title = () => {
  ${line}
  return <h1>${text}</h1>;
};`;

test('a demo plays, its controls change it, and Edit opens it as code', async ({visitor}) => {
  // WebKit tells what a frame of layout has left for the next one as an error, which it isn't.
  visitor.allows(/ResizeObserver loop completed/);
  await visitor.openHydrated('/docs/layout-utils/fit-text');
  const demo = by('region', 'Text as wide as its box');
  const within = (target: Target): Target => ({...target, within: demo});
  await visitor.of(demo, (section) => {
    section.scrollIntoView({block: 'center'});
  });
  const shown = within(css('.__remotion-player'));
  await visitor.sees(shown);
  const place = within(by('slider', 'Frame'));
  const before = await visitor.valueOf(place);
  await visitor.until(async () => {
    expect(await visitor.valueOf(place)).not.toBe(before);
  });
  await visitor.clicks(within(by('button', 'Pause')));
  await visitor.fills(within(by('field', 'Text')), 'Hello frames');
  await visitor.until(async () => {
    expect(await visitor.textOf(shown)).toContain('Hello');
    expect(await visitor.textOf(shown)).toContain('frames');
  });
  await visitor.sets(place, '42');
  await visitor.clicks(within(by('button', 'Edit')));
  const text = within(by('field', 'Code of FittedHeadline.tsx'));
  await visitor.sees(text);
  await showsInFrame(visitor, 'Hello frames', 'section iframe[title="Video"]');
  const source = await visitor.valueOf(text);
  await visitor.fills(text, source.replace('px wide, font', 'pixels wide, font'));
  await showsInFrame(visitor, /\d pixels wide, font size/, 'section iframe[title="Video"]');
  await visitor.clicks(within(by('button', 'Close')));
  await visitor.misses(text);
  await visitor.sees(shown);
});

const loopMessage = /This loop ran for more than a second/;

test('an error appears under its line, and the last picture stays', async ({visitor}) => {
  await openPlayground(visitor);
  await visitor.fills(code, component('', 'Right'));
  await showsInFrame(visitor, 'Right');
  for (const [line, message] of [
    ['const a = ;', /Unexpected token/],
    ['throw new Error("Too early");', /Too early/],
    ['while (true) {}', loopMessage],
  ] as const) {
    await visitor.fills(code, component(line, 'Wrong'));
    await visitor.sees(css('[role="status"]', {text: message, within: editor}));
    const bubble = css('[data-line="2"]', {within: editor});
    // What stops a loop throws, and WebKit's errors say only where they were made.
    if (visitor.engine.name === 'webkit' && message === loopMessage) {
      await visitor.misses(bubble);
    } else {
      await visitor.sees(bubble);
      const gap = await visitor.of(bubble, (element) => {
        const row = element.closest('.prism-code-editor')?.querySelectorAll('.pce-line')[1];
        return element.getBoundingClientRect().top - (row?.getBoundingClientRect().bottom ?? 0);
      });
      expect(Math.abs(gap), 'pixels below the line').toBeLessThan(1);
    }
    expect(await textInFrame(visitor)).toContain('Right');
  }
  await visitor.fills(code, component('', 'Better'));
  await showsInFrame(visitor, 'Better');
});

test('a link holds the code', async ({visitor}) => {
  await openPlayground(visitor);
  await visitor.fills(code, component('', 'Shared'));
  await showsInFrame(visitor, 'Shared');
  await visitor.clicks(by('button', 'Share', {within: editor}));
  await visitor.sees(css('[role="status"]', {text: 'Link copied', within: editor}));
  await visitor.fills(code, '');
  await visitor.clicks(code);
  await visitor.presses('Control+v');
  await visitor.until(async () => {
    expect(await visitor.valueOf(code)).toMatch(/^http:\/\/localhost:\d+\/playground#code=/);
  });
  const link = await visitor.valueOf(code);
  await visitor.open('/about');
  await visitor.evaluate(() => {
    localStorage.clear();
  });
  await openPlayground(visitor, link);
  await showsInFrame(visitor, 'Shared');
});

test('a project and a frame are saved as files', async ({visitor}) => {
  await openPlayground(visitor);
  await visitor.clicks(by('button', 'Pause', {within: editor}));
  await visitor.clicks(by('button', 'Download project', {within: editor}));
  await visitor.sees(css('[role="status"]', {text: /^Saved .*\.zip\.$/, within: editor}));
  const project = await downloaded(visitor, /\.zip$/);
  expect(Object.keys(unzipSync(project.bytes))).toContainEqual(
    expect.stringMatching(/\/package\.json$/),
  );
  await visitor.clicks(by('button', 'Save frame as PNG', {within: editor}));
  await visitor.sees(css('[role="status"]', {text: /^Saved .*\.png\.$/, within: editor}));
  const picture = await downloaded(visitor, /\.png$/);
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  // Width and height are at the head of the file.
  expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1280, 720]);
});

test('code in the frame reaches nothing outside', async ({visitor, site}) => {
  // What refuses is the policy, and that is told to the page and to the log.
  visitor.allows(/^policy enforce frame-src/, /^not loaded: <iframe/, /^log: /);
  const outside = await startOutside();
  // The server can be reached: only the frame is kept from it.
  await fetch(`${outside.origin}/control`);
  await openPlayground(visitor);
  await visitor.fills(code, wallCode(outside, site.url));
  const told = (): Promise<string> =>
    visitor.evaluateInFrame(
      frame,
      () => document.querySelector('[data-attempts]')?.textContent ?? '',
    );
  await visitor.until(async () => {
    expect(await told()).toMatch(/^\{/);
  }, 110_000);
  const outcomes = Object.entries(JSON.parse(await told()) as Record<string, string>);
  expect(outcomes.length).toBeGreaterThan(50);
  const reached = outcomes.filter(
    ([name, outcome]) => isReached(outcome) && !mayLookReached.test(name),
  );
  expect(reached).toEqual([]);
  await visitor.isAt('/playground');
  for (const departure of Object.values(departures)) {
    await openPlayground(visitor);
    await visitor.fills(code, departureCode(outside, departure));
    await visitor.frames(60);
    await visitor.isAt('/playground');
  }
  expect(outside.hits).toEqual(['/control']);
  await outside.stop();
});
