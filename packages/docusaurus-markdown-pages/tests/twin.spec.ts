import {expect, test} from '@playwright/test';

import {mainOf, parseHead, parseMain} from '../lib/html';
import {twinAddress} from '../lib/address';
import type {Handlers} from '../lib/converter';
import {createTwins, type Twin, type TwinSettings, type TwinSource} from '../lib/twin';

const settings: TwinSettings = {
  titleSuffix: ' | Site',
  root: 'https://site.dev/',
  version: '1.2.3',
  twins: new Map([
    ['/', 'https://site.dev/index.md'],
    ['/docs', 'https://site.dev/docs.md'],
    ['/docs/a', 'https://site.dev/docs/a.md'],
  ]),
  handlers: {},
  onUnknown: (_, message) => {
    throw new Error(message);
  },
};

const head =
  '<meta property=og:title content="A &quot;b&quot; | Site"><meta name=description content="About a.">' +
  '<link rel=canonical href=https://site.dev/docs/a><script>"<main>"</script>';

/** A page as the build hands it on. */
const pageOf = (address: string, html: string): TwinSource => {
  const main = mainOf(html);
  if (main === undefined) throw new Error('no main');
  return {address, head: parseHead(html), main, mainElement: parseMain(main)};
};

const twinOf = async (main: string, changes: Partial<TwinSettings> = {}): Promise<Twin> => {
  const html = `<!doctype html><head>${head}</head><body class=x><nav>Around</nav>${main}</body>`;
  return (await createTwins({...settings, ...changes}))(pageOf('/docs/a', html));
};

const bodyOf = async (content: string, changes?: Partial<TwinSettings>): Promise<string> =>
  (await twinOf(`<main class=y>${content}</main>`, changes)).body;

test('a twin stands beside its page', () => {
  expect(twinAddress('docs/spring')).toBe('docs/spring.md');
  expect(twinAddress('docs/')).toBe('docs.md');
  expect(twinAddress('')).toBe('index.md');
});

test('front matter says what the page is, which version it describes and where the list of pages is', async () => {
  const {markdown, title, description, address, isUnlisted} =
    await twinOf('<main><h1>A</h1></main>');
  expect(markdown).toBe(
    [
      '---',
      'title: "A \\"b\\""',
      'description: "About a."',
      'version: 1.2.3',
      'canonical: https://site.dev/docs/a',
      'index: https://site.dev/llms.txt',
      '---',
      '',
      '# A',
      '',
    ].join('\n'),
  );
  expect({title, description, address, isUnlisted}).toEqual({
    title: 'A "b"',
    description: 'About a.',
    address: 'https://site.dev/docs/a.md',
    isUnlisted: false,
  });
});

test('the main part is converted again when it, its address, or the pages of the site change, the head for each build', async () => {
  const made = new Map<string, string>();
  const cache = {
    get: (inputs: readonly string[]) => made.get(JSON.stringify(inputs)),
    set: (inputs: readonly string[], text: string) => {
      made.set(JSON.stringify(inputs), text);
    },
  };
  const twins = await createTwins(settings, cache);
  const twin = (main: string, pathname: string, title: string, convert = twins): string => {
    const html = `<head><meta property=og:title content="${title}"></head><body><main>${main}</main></body>`;
    return convert(pageOf(pathname, html)).markdown;
  };
  expect(twin('<a href=b>Next</a>', '/docs/a', 'One')).toContain('title: "One"');
  expect(twin('<a href=b>Next</a>', '/docs/a', 'Two')).toContain('title: "Two"');
  expect(made.size).toBe(1);
  expect(twin('<a href=b>Next</a>', '/other/a', 'One')).toContain('(https://site.dev/other/b)');
  expect(twin('<a href=b>Back</a>', '/docs/a', 'One')).toContain('Back');
  expect(made.size).toBe(3);
  const more = new Map([...settings.twins, ['/docs/b', 'https://site.dev/docs/b.md'] as const]);
  const later = await createTwins({...settings, twins: more}, cache);
  expect(twin('<a href=b>Next</a>', '/docs/a', 'One', later)).toContain('/docs/b.md)');
});

test('links are absolute and lead to twins, where there are some', async () => {
  expect(
    await bodyOf(
      '<p><a href=/docs/>Docs</a>, <a href="/docs/a?x=1#y">a</a>, <a href=#z>z</a>, <a href=/file.zip>file</a>, ' +
        '<a href=https://site.dev/docs/a>own</a>, <a href=https://b.dev/docs/a>other</a>, <a href=mailto:a@b.dev>mail</a></p>',
    ),
  ).toBe(
    '[Docs](https://site.dev/docs.md), [a](https://site.dev/docs/a.md?x=1#y), ' +
      '[z](https://site.dev/docs/a.md#z), [file](https://site.dev/file.zip), ' +
      '[own](https://site.dev/docs/a.md), [other](https://b.dev/docs/a), [mail](mailto:a@b.dev)\n',
  );
});

test('what only a screen or a mouse needs is left out', async () => {
  expect(
    await bodyOf(
      '<nav>Path</nav><h2 id=a>Title<a class=hash-link href=#a>#</a></h2><p>Text<button>Copy</button> ' +
        '<svg aria-hidden=true><path></svg><span hidden>no</span></p><div data-markdown-ignore><input></div>' +
        '<img alt="" src=/a.png><noscript>no</noscript><footer>Edit</footer>',
    ),
  ).toBe('## Title\n\nText\n');
});

test('words that a layout keeps apart stay apart', async () => {
  expect(await bodyOf('<p><a href=https://a.dev/>A</a><a href=https://b.dev/>B</a></p>')).toBe(
    '[A](https://a.dev/) [B](https://b.dev/)\n',
  );
  expect(await bodyOf('<p><code>Blob</code>s and <b>two</b>, <em>three</em></p>')).toBe(
    '`Blob`s and **two**, _three_\n',
  );
});

test('a card that is one link has the link in its title', async () => {
  expect(
    await bodyOf('<ul><li><a href=/docs/a><h3>Name</h3><p>What it is.</p></a></li></ul>'),
  ).toBe('- ### [Name](https://site.dev/docs/a.md)\n\n  What it is.\n');
});

test('a cell of a table holds several lines, and headings that sort are words', async () => {
  expect(
    await bodyOf(
      '<table><thead><tr><th><button>Name</button><th>Values</tr></thead><tbody><tr><td><code>a|b</code>' +
        '<td><ul><li>one<li>two</ul></tr></tbody></table>',
    ),
  ).toBe('| Name | Values |\n| - | - |\n| `a\\|b` | one<br>two |\n');
});

test('terms are a list with their descriptions', async () => {
  expect(
    await bodyOf(
      '<dl><div><dt>Size</dt><dd>2 MB</dd><dd>at most</dd></div><dt>Kind</dt><dd><p>a</p></dd></dl>',
    ),
  ).toBe('- **Size**: 2 MB; at most\n- **Kind**: a\n');
});

test('fields of a form say their names and values', async () => {
  expect(
    await bodyOf(
      '<div><label for=a>Length</label><input id=a type=range min=0 max=9 value=3 aria-valuetext="3 seconds"></div>' +
        '<div><label for=b>Region</label><select id=b><option>us</option><option selected>eu</option></select></div>' +
        '<div><label for=c>Loop</label><input id=c type=checkbox checked></div>' +
        '<div><label for=d>Mass</label><input id=d type=number min=1 max=5 value=2></div>' +
        '<div><textarea aria-label=Note></textarea></div>',
    ),
  ).toBe('Length: 3 seconds\n\nRegion: eu (us, eu)\n\nLoop: on\n\nMass: 2 (1 to 5)\n\nNote\n');
});

test('marks within a line keep their meaning', async () => {
  for (const [html, markdown] of [
    ['<p>An <i>a</i>, <em> b </em>, <s>c</s>, <del>d</del></p>', 'An _a_, _b_, ~~c~~, ~~d~~'],
    ['<p>Press <kbd>Ctrl</kbd>, see <samp>ok</samp></p>', 'Press `Ctrl`, see `ok`'],
    ['<p>One<br>two<br></p>', 'One\\\ntwo'],
    ['<p><br> One <b> two </b> <strong></strong> </p>', 'One **two**'],
    ['<p>A <img src=/a.png alt="A marmot"> here</p>', 'A ![A marmot](https://site.dev/a.png) here'],
    ['<p><svg aria-label=Yes></svg> or <svg><title>No</title></svg></p>', 'Yes or No'],
    ['<p>Many\n  <span>spaces </span> <span> here</span></p>', 'Many spaces here'],
    ['<p>A box <div>in</div> a line</p>', 'A box\n\nin\n\na line'],
  ] as const) {
    expect(await bodyOf(html), html).toBe(`${markdown}\n`);
  }
});

test('a link has its text, or else its label; without an address it is text', async () => {
  for (const [html, markdown] of [
    ['<p><a name=x>Text</a></p>', 'Text'],
    [
      '<p><a href=/docs/a aria-label=Marmots><svg aria-hidden=true></svg></a></p>',
      '[Marmots](https://site.dev/docs/a.md)',
    ],
    ['<p><a href=/docs/a aria-label=Marmots>Text</a></p>', '[Text](https://site.dev/docs/a.md)'],
    ['<p>A<a href=/docs/a></a>b</p>', 'Ab'],
    [
      '<p><video src=/a.mp4 aria-label="A marmot runs"></video></p>',
      '[Video: A marmot runs](https://site.dev/a.mp4)',
    ],
    [
      '<a href=/docs/a><div>Card</div><div>Text</div></a>',
      '[Card](https://site.dev/docs/a.md)\n\nText',
    ],
  ] as const) {
    expect(await bodyOf(html), html).toBe(`${markdown}\n`);
  }
});

test('a video or a frame without words is named', async () => {
  for (const [html, message] of [
    ['<p><video src=/a.mp4></video></p>', '<video> has no aria-label'],
    ['<iframe title=Tour></iframe>', '<iframe> has no title or no src'],
  ] as const) {
    await expect(bodyOf(html), html).rejects.toThrow(message);
  }
});

test('lists keep their numbers, their nesting and their distances', async () => {
  for (const [html, markdown] of [
    ['<ol start=4><li>four<li>five</ol>', '4. four\n5. five'],
    ['<ol><li>one<li>two</ol>', '1. one\n2. two'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', '- a\n  - b\n- c'],
    ['<ul><li><p>a</p><p>more</p><li>b</ul>', '- a\n\n  more\n\n- b'],
    ['<ul><li><li>a<li hidden>b<li><button>Copy</button></ul>', '- a'],
    ['<p>a</p><ul><li></ul><p>b</p>', 'a\n\nb'],
  ] as const) {
    expect(await bodyOf(html), html).toBe(`${markdown}\n`);
  }
});

test('blocks keep their kind', async () => {
  for (const [html, markdown] of [
    ['<h1>A</h1><h3>B</h3><h6>C</h6>', '# A\n\n### B\n\n###### C'],
    ['<blockquote><p>a</p>b</blockquote>', '> a\n>\n> b'],
    ['<details><summary>More</summary><p>Text</p></details>', 'More\n\nText'],
    ['<p>a</p><hr><pre>b  c</pre>', 'a\n\n---\n\n```\nb  c\n```'],
    [
      '<figure><img src=/a.png alt=A><figcaption>Below</figcaption></figure>',
      '![A](https://site.dev/a.png)\n\nBelow',
    ],
    ['<span><div>a</div></span><section>b</section>', 'a\n\nb'],
  ] as const) {
    expect(await bodyOf(html), html).toBe(`${markdown}\n`);
  }
});

test('a table has its caption before it, and in its cells what one line can hold', async () => {
  expect(
    await bodyOf(
      '<table><caption>Speeds</caption><tr><th>Kind<th>Value</tr><tr><td><p>a</p><p>b</p><td><pre>c\nd</pre>' +
        '<blockquote>e</blockquote></tr></table>',
    ),
  ).toBe('Speeds\n\n| Kind | Value |\n| - | - |\n| a<br>b | `c d`<br>e |\n');
});

test('a description of several blocks is below its term', async () => {
  expect(await bodyOf('<dl><dd>lost</dd><dt>Size</dt><dd><p>Big</p><ul><li>a</ul></dd></dl>')).toBe(
    '- **Size**: Big\n  - a\n',
  );
});

test('fields that are off, empty, or not chosen yet say so', async () => {
  for (const [html, text] of [
    ['<input type=checkbox aria-label=Loop>', 'Loop: off'],
    ['<select aria-label=Region><option>us<option>eu</select>', 'Region: us (us, eu)'],
    ['<select aria-label=Region></select>', 'Region'],
    ['<textarea aria-label=Note>Text</textarea>', 'Note: Text'],
    ['<input aria-label=Name value=A min=1>', 'Name: A'],
    ['<input aria-label=Name min=1 max=5>', 'Name'],
    ['<label>Around <input aria-label=Name value=A></label>', 'Around Name: A'],
    ['<label for=a>Mass</label> <input id=a aria-label=Other value=2>', 'Mass: 2'],
  ] as const) {
    expect(await bodyOf(`<div>${html}</div>`), html).toBe(`${text}\n`);
  }
});

test('a block without a handler is named', async () => {
  for (const [block, name] of [
    ['<canvas class=game></canvas>', '<canvas class="game">'],
    ['<iframe src=/x></iframe>', '<iframe> has no title'],
    ['<div data-markdown=unknown>Text</div>', '<div data-markdown="unknown">'],
    ['<p>Text <svg role=img></svg></p>', '<svg role="img">'],
    ['<my-element>Text</my-element>', '<my-element>'],
    ['<p>Text <span data-markdown=unknown>more</span></p>', '<span data-markdown="unknown">'],
    ['<div class=tabs-container><ul><li role=tab>A</ul></div>', '1 tabs have 0 panels'],
    ['<table><tr><td><hr></table>', 'a table has thematicBreak'],
  ] as const) {
    await expect(bodyOf(block), block).rejects.toThrow(
      new RegExp(`^.*${name.replace(/[<>"=]/g, '\\$&')}`),
    );
  }
});

test('an element without a form can be let pass: its text is taken, and it is named', async () => {
  const problems: string[] = [];
  const onUnknown = (pathname: string, message: string): void => {
    problems.push(`${pathname}: ${message}`);
  };
  expect(
    await bodyOf(
      '<my-box><p>One</p><ul><li>Two</ul></my-box><p>A <my-word>word</my-word> <svg role=img></svg></p>',
      {onUnknown},
    ),
  ).toBe('One\n\n- Two\n\nA word\n');
  expect(problems).toEqual([
    expect.stringMatching(/^\/docs\/a: <my-box> has no form in Markdown\. Give it a handler/),
    expect.stringMatching(/^\/docs\/a: <my-word> has no form/),
    '/docs/a: <svg role="img"> says nothing',
  ]);
});

test("a site's own elements have the form that their handlers give them, before that of the theme", async () => {
  const handlers: Handlers = {
    blocks: [
      {
        matches: ({tagName}) => tagName === 'my-card',
        convert: ({childNodes}, {flow}) => [
          {type: 'blockquote', children: flow(childNodes)},
          {type: 'thematicBreak'},
        ],
      },
      {
        matches: ({tagName}) => tagName === 'svg',
        convert: () => [{type: 'paragraph', children: [{type: 'text', value: 'A chart'}]}],
      },
      {
        matches: ({attrs}) => attrs.some(({value}) => value.includes('tabs-container')),
        convert: () => [{type: 'paragraph', children: [{type: 'text', value: 'No tabs'}]}],
      },
    ],
    texts: [
      {
        matches: ({tagName}) => tagName === 'my-badge',
        convert: ({childNodes}, {line}) => [
          {type: 'text', value: '['},
          ...line(childNodes),
          {type: 'text', value: ']'},
        ],
      },
    ],
  };
  expect(
    await bodyOf(
      '<my-card><p>In a card <my-badge> new </my-badge></p></my-card><div>Text <svg></svg></div><div class=tabs-container></div>',
      {handlers},
    ),
  ).toBe('> In a card \\[new]\n\n---\n\nText\n\nA chart\n\nNo tabs\n');
});

test("the theme's blocks have their form", async () => {
  expect(
    await bodyOf(
      '<div class="language-ts codeBlockContainer_a theme-code-block"><div class=codeBlockTitle_b>a.ts</div>' +
        '<div class=codeBlockContent_c><pre class="prism-code language-ts"><code class=codeBlockLines_d>' +
        '<span class=token-line><span class="token keyword">let</span> a;<br></span>' +
        '<span class=token-line><span></span><br></span><span class=token-line>a();<br></span></code></pre>' +
        '<div class=buttonGroup_e><button>Copy</button></div></div></div>',
    ),
  ).toBe('```ts title="a.ts"\nlet a;\n\na();\n```\n');
  expect(
    await bodyOf(
      '<div class="theme-admonition theme-admonition-tip alert"><div class=admonitionHeading_a><span><svg><path></svg></span>tip</div>' +
        '<div class=admonitionContent_b><p>Do it.</p></div></div>' +
        '<div class="theme-admonition"><div class=admonitionContent_b><p>No title.</p></div></div>',
    ),
  ).toBe('> **tip**\n>\n> Do it.\n\n> No title.\n');
  expect(
    await bodyOf(
      '<div class="theme-tabs-container tabs-container"><ul role=tablist><li role=tab>npm</li><li role=tab>Yarn</li></ul>' +
        '<div><div role=tabpanel><p>One</p></div><div role=tabpanel hidden><p>Two</p></div></div></div>',
    ),
  ).toBe('**npm**\n\nOne\n\n**Yarn**\n\nTwo\n');
  expect(await bodyOf('<iframe src=https://video.dev/1 title="A tour"></iframe><p>Text</p>')).toBe(
    '[A tour](https://video.dev/1)\n\nText\n',
  );
});
