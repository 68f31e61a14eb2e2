import {expect, test} from '@playwright/test';

import {
  emptySubmission,
  lengthOf,
  mailFor,
  parseDraft,
  problemsOf,
  toEntry,
  toText,
  type Submission,
} from '../../src/components/showcase/SubmissionForm/submission';

const good: Submission = {
  title: 'A year in frames',
  description: 'Each customer gets a video made from a year of data.',
  links: {website: 'https://example.com/', video: '', source: '', tutorial: ''},
};

const withLink = (website: string): Submission => ({...good, links: {...good.links, website}});

test('correct data has no problems', () => {
  expect(problemsOf(good)).toEqual({});
  expect(problemsOf({...good, links: emptySubmission.links})).toEqual({});
  expect(problemsOf({...good, title: 'a'.repeat(80), description: 'b'.repeat(280)})).toEqual({});
});

test('an empty form lacks a title and a description', () => {
  expect(Object.keys(problemsOf(emptySubmission))).toEqual(['title', 'description']);
  expect(problemsOf({...good, title: '   ', description: '\n'})).toEqual({
    title: 'Enter the title of your video or product.',
    description: 'Describe what the video shows and how it uses Remotion.',
  });
});

test('lengths are counted as a reader counts, and messages say by how much', () => {
  expect(lengthOf(' e\u0301a ')).toBe(2);
  expect(lengthOf('𝒜𝒜')).toBe(2);
  expect(problemsOf({...good, title: 'a'.repeat(83)}).title).toBe(
    'Use at most 80 characters. You have 83, which is 3 too many.',
  );
  expect(problemsOf({...good, description: 'a'.repeat(281)}).description).toBe(
    'Use at most 280 characters. You have 281, which is 1 too many.',
  );
});

for (const title of ['Launch 🚀', 'Made in 🇨🇭', 'Step 1️⃣', '❤️ videos', 'Family 👨‍👩‍👧']) {
  test(`emoji are noticed: ${title}`, () => {
    expect(problemsOf({...good, title})).toEqual({title: 'Remove the emoji.'});
  });
}

for (const title of ['Top 10 #1 *', 'Brand™ and © 2024', 'Añadir más', '動画の年', 'C++ & C#']) {
  test(`no emoji: ${title}`, () => {
    expect(problemsOf({...good, title})).toEqual({});
  });
}

test('titles in capitals are noticed, short names are not', () => {
  const shouting = {title: 'Don’t write the whole title in capital letters.'};
  expect(problemsOf({...good, title: 'MY VIDEO'})).toEqual(shouting);
  expect(problemsOf({...good, title: 'ÜBER 2024!'})).toEqual(shouting);
  for (const title of ['MUX', 'AI 2024', 'NASA in pictures', '動画の年', '2024: 10, 20']) {
    expect(problemsOf({...good, title}), title).toEqual({});
  }
});

for (const [address, problem] of [
  ['example.com', 'Enter a full URL, such as https://example.com.'],
  ['https://', 'Enter a full URL, such as https://example.com.'],
  ['https:example.com', 'Enter a full URL, such as https://example.com.'],
  ['https://exa mple.com', 'Enter a full URL, such as https://example.com.'],
  ['javascript:alert(1)', 'Enter a full URL, such as https://example.com.'],
  ['ftp://example.com', 'Enter a full URL, such as https://example.com.'],
  ['http://example.com', 'Enter a URL that starts with https://.'],
  ['https://localhost/video', 'Enter a URL that is publicly reachable.'],
  ['https://me:secret@example.com', 'Remove the user name and password from the URL.'],
  ['https://me@example.com', 'Remove the user name and password from the URL.'],
  ['https://:secret@example.com', 'Remove the user name and password from the URL.'],
  [
    `https://example.com/${'a'.repeat(481)}`,
    'Use at most 500 characters. You have 501, which is 1 too many.',
  ],
] as const) {
  test(`the address ${address.slice(0, 40)} is noticed`, () => {
    expect(problemsOf(withLink(address))).toEqual({website: problem});
  });
}

test('addresses may have spaces around, paths and other letters', () => {
  for (const address of [
    ' https://example.com ',
    'https://example.com/a?b=c#d',
    'https://müller.example/ü',
  ]) {
    expect(problemsOf(withLink(address)), address).toEqual({});
  }
});

test('each field has its own problem', () => {
  const links = {website: 'a', video: 'b', source: 'c', tutorial: 'd'};
  expect(Object.keys(problemsOf({...good, links})).sort()).toEqual(
    ['source', 'tutorial', 'video', 'website'].sort(),
  );
});

test('the entry is tidy: no space around, one line, no empty links', () => {
  const entry = toEntry({
    ...good,
    title: ' A year ',
    description: ' Two\n\nlines  here. ',
    links: {website: '', video: ' https://example.com/v ', source: '', tutorial: ''},
  });
  expect(entry).toEqual({
    title: 'A year',
    description: 'Two lines here.',
    links: [{type: 'video', url: 'https://example.com/v'}],
  });
});

test('the email holds everything, whatever characters it has', () => {
  const title = 'Ü & A? #1 = 100%+';
  const submission = {...withLink('https://example.com/?a=1&b=2#c'), title};
  const {href, isComplete} = mailFor(submission);
  const url = new URL(href);
  expect(isComplete).toBe(true);
  expect(url.protocol + url.pathname).toBe('mailto:hi@remotion.dev');
  expect(url.searchParams.get('subject')).toBe('Showcase page');
  expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(toText(submission));
  expect(toText(submission).split('\n')).toEqual([
    `Title: ${title}`,
    `Description: ${submission.description}`,
    'Website: https://example.com/?a=1&b=2#c',
  ]);
  expect(url.hash).toBe('');
});

test('an entry that makes the link too long is left out, to be pasted', () => {
  const address = `https://example.com/${'ü'.repeat(480)}`;
  const longest = {
    title: 'ü'.repeat(80),
    description: 'ü'.repeat(280),
    links: {website: address, video: address, source: address, tutorial: address},
  };
  expect(problemsOf(longest)).toEqual({});
  const {href, isComplete} = mailFor(longest);
  expect(isComplete).toBe(false);
  expect(href.length).toBeLessThan(2001);
  expect(new URL(href).searchParams.get('body')).toBe('Paste your entry here.');
});

test('a stored draft is read back', () => {
  expect(parseDraft(JSON.stringify(good))).toEqual(good);
});

for (const stored of [null, '', '{', 'null', '7', '[]', '{"links":7,"title":{}}', '"text"']) {
  test(`a stored value that is not a draft counts as an empty one: ${JSON.stringify(stored)}`, () => {
    expect(parseDraft(stored)).toEqual(emptySubmission);
  });
}
