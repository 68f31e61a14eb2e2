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
