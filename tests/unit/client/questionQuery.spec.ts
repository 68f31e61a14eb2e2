import {expect, test} from '@playwright/test';

import {questionQuery} from '../../../src/components/ask-ai/Question/questionQuery';

test('[AI-01] a short question is searched as it is', () => {
  expect(questionQuery('  How do I\n fade in text? ')).toBe('How do I fade in text?');
  expect(questionQuery('')).toBe('');
  const longest = `How do I render the ${'x'.repeat(44)}`;
  expect(longest).toHaveLength(64);
  expect(questionQuery(longest)).toBe(longest);
  expect(questionQuery(`${longest}x`)).toBe(`render ${'x'.repeat(45)}`);
});

test('[AI-01] [SEARCH-05] the most telling words of a long question become the query', () => {
  const query = questionQuery(
    'How do I render a video with <OffthreadVideo> on my own server, and what is the best way to cache it?',
  );
  expect(query.length).toBeLessThanOrEqual(64);
  expect(query).toContain('render video');
  expect(query).toContain('<OffthreadVideo>');
  expect(query.split(' ')).not.toContain('the');
});

test('[AI-01] a word that is too long alone is left out', () => {
  expect(questionQuery(`${'x'.repeat(100)} spring`)).toBe('spring');
});
