import {expect, test} from '@playwright/test';

import {createExplainer, type ExplainingPlace} from '../../../src/errors/explain';
import {isNamed, placeOrder, readMentions} from '../../../src/errors/placeOrder';

const place = (url: string, title: string): ExplainingPlace => ({url, title, kind: 'api'});

const springs = place('/docs/spring#errors', 'spring()');
const about = place('/docs/marmots', 'Marmots');
const pages = new Map([
  ['/docs/spring', place('/docs/spring', 'spring()')],
  ['/docs/marmots', about],
]);
const explain = createExplainer(
  [
    {text: 'A marmot of mass … sleeps instead of jumping over seven hills', places: [springs]},
    {text: 'Hibernation ended because somebody whistled near burrow …', places: [about]},
  ],
  pages,
);

test('what a paste says comes before the page that it links to', () => {
  const message = 'Error: A marmot of mass 3 sleeps instead of jumping over seven hills';
  const {match, cures} = explain(`${message}. See https://www.remotion.dev/docs/marmots`);
  expect(match).toBe('exact');
  expect(cures.map(({place: {url}}) => url)).toEqual(['/docs/spring#errors', '/docs/marmots']);
});

test('a link is an answer where there is no known message', () => {
  const {match, cures} = explain('It broke: https://www.remotion.dev/docs/marmots');
  expect(match).toBe('link');
  expect(cures.map(({place: {url}}) => url)).toEqual(['/docs/marmots']);
});

test('a page is named by the function in its title, and by nothing else', () => {
  const mentions = readMentions('at spring (node_modules/remotion/index.js:1:2)');
  expect(isNamed(mentions, {title: 'spring()'})).toBe(true);
  expect(isNamed(mentions, {title: 'measureSpring()'})).toBe(false);
  expect(isNamed(mentions, {title: 'Animating with a spring'})).toBe(false);
});

test('of pages that explain the same message, the one about the kind of file comes first', () => {
  const [audio, video] = [place('/docs/aa', '<Audio>'), place('/docs/bb', '<Video>')];
  const order = (text: string): string[] =>
    placeOrder([audio, video], readMentions(text)).map(({title}) => title);
  expect(order('No such file: clip.webm')).toEqual(['<Video>', '<Audio>']);
  expect(order('No such file: song.mp3')).toEqual(['<Audio>', '<Video>']);
});
