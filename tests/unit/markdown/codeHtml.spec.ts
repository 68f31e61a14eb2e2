import path from 'node:path';
import {expect, test} from '@playwright/test';
import {takeChanges, visibleCode} from 'mdx-docs-checker/fence-code';

import {parseFenceMeta} from '../../../src/content/fenceMeta';
import {codeToHtml} from '../../../src/markdown/codeHtml';
import {contentFences} from '../content/pageFences';

const root = path.resolve(__dirname, '../../..');

const html = (code: string, language = 'ts', meta = ''): string =>
  codeToHtml(code, language, parseFenceMeta(meta, language).meta);

/** The text that a browser would show. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Problems of the markup made from some code; empty when a browser shows exactly that code. */
const markupProblems = (markup: string, code: string): string[] => {
  const problems: string[] = [];
  if (textOf(markup) !== code) problems.push('shows another text than the code');
  if (/&(?!(?:lt|gt|amp|quot);)/.test(markup)) problems.push('has an "&" that is not escaped');
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of markup.matchAll(/<(\/?)(\w*)([^>]*)>/g)) {
    if (slash) {
      if (open.pop() !== name) problems.push(`closes ${name}, which is not the open element`);
    } else {
      open.push(name);
      const isKnown =
        name === 'span'
          ? /^ class="(?:[ksncfyta]|line(?: marked| added| removed)?)"$/.test(attributes)
          : name === 'a' && /^ href="[^"<>]+"$/.test(attributes);
      if (!isKnown) problems.push(`has an unexpected tag ${tag}`);
    }
  }
  if (open.length > 0) problems.push(`does not close ${open.join(', ')}`);
  return problems;
};

test('every fenced block of every page shows exactly its visible code', async () => {
  const fences = await contentFences(root);
  expect(fences.length).toBeGreaterThan(100);
  const problems = fences.flatMap(({place, language, meta, code}) => {
    const shown = takeChanges(visibleCode(code)).code;
    // Every identifier is a link here: that must not change the text either.
    const markup = codeToHtml(code, language, meta, (name) => `/docs/${name}`);
    return markupProblems(markup, shown).map((problem) => `${place} ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('wrong markup is noticed', () => {
  expect(markupProblems('<span class="k">if</span> (a &amp;&amp; b)', 'if (a && b)')).toEqual([]);
  expect(markupProblems('if', 'if ')).toEqual(['shows another text than the code']);
  expect(markupProblems('a && b', 'a && b')).toEqual(['has an "&" that is not escaped']);
  expect(markupProblems('<b>a</b>', 'a')).toEqual(['has an unexpected tag <b>']);
  expect(markupProblems('<span class="k"><a href="/a">a</span></a>', 'a')).toEqual([
    'closes span, which is not the open element',
    'closes a, which is not the open element',
  ]);
  expect(markupProblems('<span class="k">a', 'a')).toEqual(['does not close span']);
});

test('tags, entities and quotes of the code are escaped', () => {
  expect(html('<b title="x">&amp;</b>', 'text')).toBe('&lt;b title="x"&gt;&amp;amp;&lt;/b&gt;');
  expect(textOf(html('const a = "<script>" && 1;'))).toBe('const a = "<script>" && 1;');
  expect(html('const a = "<script>";')).not.toContain('<script>');
});

test('quotes in an address are escaped', () => {
  const markup = codeToHtml('spring', 'ts', {lines: []}, () => '/a?b="c"&d');
  expect(markup).toBe('<a href="/a?b=&quot;c&quot;&amp;d">spring</a>');
});

test('lines in the range are marked, the others stand free', () => {
  expect(html('a\nb\nc\n', 'text', '{2}')).toBe('a\n<span class="line marked">b\n</span>c');
  expect(html('a\nb\n', 'text', '{2}')).toBe('a\n<span class="line marked">b</span>');
});

test('ranges count the lines that are shown', () => {
  expect(html('hidden\n// ---cut---\na\nb', 'text', '{1}')).toBe(
    '<span class="line marked">a\n</span>b',
  );
});

test('a range beyond the code marks nothing', () => {
  expect(html('a\nb', 'text', '{0,3-9}')).toBe('a\nb');
});

test('added and removed lines are marked instead of highlighted, without their markers', () => {
  expect(html('a // [!code --]\nb // [!code ++]\nc', 'text', '{1-2}')).toBe(
    '<span class="line removed">a\n</span><span class="line added">b\n</span>c',
  );
});

test('with line numbers every line is a line', () => {
  expect(html('a\n\nb // [!code ++]', 'text', 'showLineNumbers {1}')).toBe(
    '<span class="line marked">a\n</span><span class="line">\n</span><span class="line added">b</span>',
  );
});

test('spaces have no color, so lines stay short', () => {
  expect(html('a = 1')).toBe('a = <span class="n">1</span>');
  expect(html('// a\n')).toBe('<span class="c">// a</span>');
});

test('the instruction of a Dockerfile line is colored, its arguments are not', () => {
  expect(html('RUN npm ci', 'docker')).toBe('<span class="k">RUN</span> npm ci');
});

test.describe('links', () => {
  /** The words that are links when every word could be one. */
  const linked = (code: string, language = 'tsx'): string[] => {
    const markup = codeToHtml(code, language, {lines: []}, (name) => `/docs/${name}`);
    return [...markup.matchAll(/<a href="\/docs\/([^"]*)">([^<]*)<\/a>/g)].map(
      ([, address, text = '']) => {
        expect(address).toBe(text);
        return text;
      },
    );
  };

  test('identifiers are links', () => {
    expect(linked('spring({frame})')).toEqual(['spring', 'frame']);
    expect(linked('<Sequence from={1} />')).toEqual(['Sequence']);
    expect(linked('const a: VideoConfig = $b_1;')).toEqual(['a', 'VideoConfig', '$b_1']);
  });

  test('strings, comments, numbers, keywords and attributes are not', () => {
    expect(linked("'spring'; // spring\n/* spring */ 0x1; return null;")).toEqual([]);
    expect(linked('<p className="spring" />')).toEqual(['p']);
  });

  test('signs and gaps between identifiers are not', () => {
    expect(linked('( ) => [ ] ; , . 1 + 2')).toEqual([]);
    expect(linked('a + b', 'text')).toEqual(['a', 'b']);
  });

  test('members of other things are not: Math.random is not random', () => {
    expect(linked('Math.random()')).not.toContain('random');
    expect(linked('random("seed")')).toContain('random');
    expect(linked('props.random')).not.toContain('random');
  });

  test('a word without an address stays as it is', () => {
    const markup = codeToHtml('spring(other)', 'text', {lines: []}, (name) =>
      name === 'spring' ? '/docs/spring' : undefined,
    );
    expect(markup).toBe('<a href="/docs/spring">spring</a>(other)');
  });
});
