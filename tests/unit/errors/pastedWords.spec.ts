import {expect, test} from '@playwright/test';

import {pastedLines, pastedWords} from '../../../src/errors/pastedWords';

const escape = String.fromCharCode(27);
const bell = String.fromCharCode(7);

/** The words of a paste, of which messages have some. */
const words = (pasted: string, known: readonly string[] = []): string =>
  pastedWords(pasted, (word) => known.includes(word)).join(' ');

test('commands to a terminal, entities, quotation marks and spaces of all sorts are plain text', () => {
  for (const [pasted, line] of [
    [`${escape}[31mred${escape}[39m text`, 'red text'],
    [`${escape}]8;;https://a.example${bell}link${escape}]8;;${bell}`, 'link'],
    ['[31mred[39m text', 'red text'],
    ['&lt;Video&gt; &amp; &quot;a&quot; &#39;b&#39;', '<Video> & "a" \'b\''],
    ['\u201ca\u201d \u2018b\u2019\u00a0c', '"a" \'b\' c'],
    ['\\"a\\"', '"a"'],
    ['─── a ▌', '    a  '],
  ] as const) {
    expect(pastedLines(pasted)[0]?.trim(), pasted).toBe(line.trim());
  }
  expect(pastedLines('a\\r\\nb\r\nc\rd\n\n e')).toEqual(['a', 'b', 'c', 'd', ' e']);
});

test('lines of stack traces and code are left out, and messages in frames stay', () => {
  for (const line of [
    '    at render (/app/a.js:1:2)',
    '    at async /app/a.js:1:2',
    '    at Array.map (<anonymous>)',
    '   3: core::panicking::panic',
    'Require stack:',
    '- /app/a.js',
    '> 12 | const a = 1;',
    '  12 │ const a = 1;',
    '     |    ^^^',
    '    ^^^',
  ]) {
    expect(pastedLines(line), line).toEqual([]);
  }
  for (const line of ['at last, there is no frame', '│ No frame there', '- a list of words']) {
    expect(pastedLines(line), line).toHaveLength(1);
  }
  expect(pastedLines('No frame there   at render (/app/a.js:1:2)')).toEqual(['No frame there']);
});

test('a word that a terminal has broken is whole again, if a message has it', () => {
  expect(words('could not find compo\nsition', ['composition'])).toBe('could not find composition');
  expect(words('could not find compo\nsition')).toBe('could not find compo sition');
  // Two words that messages have are two, even if they have both together.
  expect(words('no frame\nrate', ['frame', 'rate', 'framerate'])).toBe('no frame rate');
  expect(words('no frame\nrate', ['rate', 'framerate'])).toBe('no framerate');
  // A sign at the end, or at the start, says that no word was broken.
  expect(words('no compo.\nsition', ['composition'])).toBe('no compo sition');
  expect(words('no compo\n(sition', ['composition'])).toBe('no compo sition');
  expect(words('no compo\nsition was\nthere', ['composition'])).toBe('no composition was there');
  expect(words('same line\nsame line')).toBe('same line same line');
  expect(words('')).toBe('');
});
