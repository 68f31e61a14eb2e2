import {expect, test} from '@playwright/test';
import {nearest, nearestPath} from '../lib/nearest.ts';

test('the closest candidate wins, whatever its case', () => {
  expect(nearest('springs', ['string', 'spring', 'sprint'])).toBe('spring');
  expect(nearest('Config', ['damping', 'config'])).toBe('config');
});

test('a third of the letters may differ, but one always and never more than three', () => {
  expect(nearest('fps', ['f'])).toBeUndefined();
  expect(nearest('to', ['do'])).toBe('do');
  expect(nearest('interpolate-colors', ['interpolate-styles'])).toBeUndefined();
  expect(nearest('interpolate-colors', ['interpolate-color'])).toBe('interpolate-color');
});

test('letters may be missing, added, or others, and the number that differs decides', () => {
  expect(nearest('abcdef', ['abcdxx', 'abcdex'])).toBe('abcdex');
  expect(nearest('abcdef', ['abcd', 'abcdefg'])).toBe('abcdefg');
  expect(nearest('abcdef', ['abcxyf', 'xbcdey'])).toBe('abcxyf');
  expect(nearest('abcdef', ['abxyzf', 'abcdefghi', 'abc'])).toBeUndefined();
  expect(nearest('abcdef', ['bcdef'])).toBe('bcdef');
  expect(nearest('abcdef', ['xabcdef'])).toBe('xabcdef');
  expect(nearest('abcdefghijkl', ['abcdefghixyz'])).toBe('abcdefghixyz');
  expect(nearest('abcdefghijkl', ['abcdefghwxyz'])).toBeUndefined();
  // With a limit of one's own.
  expect(nearest('abcdef', ['abcdex'], 0)).toBeUndefined();
  expect(nearest('abcdef', ['abcdef'], 0)).toBe('abcdef');
});

test('matching folders alone do not make a path similar', () => {
  const paths = ['/docs/media-utils/labels', '/docs/media-utils/audio'];
  expect(nearestPath('/docs/media-utils/videos', paths)).toBeUndefined();
  expect(nearestPath('/docs/media-utils/label', paths)).toBe('/docs/media-utils/labels');
});

test('a page with the same name elsewhere is offered', () => {
  expect(nearestPath('/docs/labels', ['/docs/media-utils/labels'])).toBe(
    '/docs/media-utils/labels',
  );
  expect(nearestPath('/', ['/docs'])).toBeUndefined();
});
