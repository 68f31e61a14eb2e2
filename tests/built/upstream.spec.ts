import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterMap} from 'parse5';

import {isUnusedClass} from '../../src/upstream/purgeInfima';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

const root = path.resolve(__dirname, '..', '..');
const build = path.join(root, 'build');

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(build, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(folder, file));

const read = (file: string): string => fs.readFileSync(path.join(build, file), 'utf8');

const classesIn = (html: string): string[] =>
  [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
    (quoted ?? bare ?? '').split(' '),
  );

/** All pages as the framework writes them: each in its folder, and the not-found page. */
const pages = (): string[] => {
  const found = filesIn('').filter(
    (file) =>
      ['index.html', '404.html'].includes(path.basename(file)) &&
      // Addresses of error messages only lead to pages.
      !(
        file.startsWith(path.join('docs', 'errors')) && read(file).includes('http-equiv="refresh"')
      ),
  );
  expect(found.length, 'build/ has pages: run `npm run build` first').toBeGreaterThan(100);
  return found;
};

const elementsOf = (node: Node): Element[] => [
  ...(defaultTreeAdapter.isElementNode(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsOf) : []),
];

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const textOf = (node: Node): string =>
  defaultTreeAdapter.isTextNode(node)
    ? node.value
    : 'childNodes' in node
      ? node.childNodes.map(textOf).join('')
      : '';

const withClass = (elements: readonly Element[], part: string): Element[] =>
  elements.filter((element) => attribute(element, 'class')?.includes(part));

test('every page has the tags of head and body', () => {
  const tags = [/<head[ >]/, /<\/head>/, /<body[ >]/, /<\/body>/];
  const without = pages().filter((file) => {
    const html = read(file);
    return tags.some((tag) => !tag.test(html));
  });
  expect(without).toEqual([]);
});

test("the navbar's code has no types of items that no item has", () => {
  const files = filesIn('assets/js').filter((file) => path.basename(file).startsWith('main.'));
  const code = files.map(read).join('');
  expect(code).toContain('docSidebar:');
  expect(code).not.toMatch(/localeDropdown|docsVersion|theme\.navbar\.mobileLanguageDropdown/);
});

test('content hashes are long enough not to occur by chance', () => {
  const named = [...filesIn('assets/js'), ...filesIn('assets/css')].filter((file) =>
    /\.(?:js|css)$/.test(file),
  );
  expect(named.length).toBeGreaterThan(100);
  // Ten digits of a chunk, sixteen of what each page loads.
  const hash = /\.(?:[0-9a-f]{10}|[0-9a-f]{16})\.(?:js|css)$/;
  expect(named.filter((file) => !hash.test(file))).toEqual([]);
});

test('the addresses of docs pages stand in a file that is loaded for another page', () => {
  const files = filesIn('assets/js').filter((file) => read(file).includes(String.raw`\nspring\n`));
  expect(files.map((file) => path.basename(file).split('.')[0])).toEqual(['page-list']);
});

test('a docs page says where its own code is', () => {
  const found = pages().filter((file) => file.startsWith(`docs${path.sep}`));
  const codes = found.flatMap((file) => {
    const [, name = '', hash = '', module] =
      /<meta name="?page-code"? content="(\w+) (\w+) (\d+)[^"]*">/.exec(read(file)) ?? [];
    return name === '' ? [] : [{name, code: read(`assets/js/${name}.${hash}.js`), module}];
  });
  // The framework's own table has the few that are in no sidebar.
  expect(codes.length).toBeGreaterThan(found.length * 0.95);
  expect(new Set(codes.map(({name}) => name)).size).toBe(codes.length);
  // The minimizer writes 67e3 for 67000.
  const keys = (code: string): number[] =>
    [...code.matchAll(/[{,](\d+(?:e\d+)?)[:(]/g)].map(([, key]) => Number(key));
  const wrong = codes.filter(({code, module}) => !keys(code).includes(Number(module)));
  expect(wrong.map(({name}) => name)).toEqual([]);
});

test('each rule on a class name of the theme matches an element of the built pages', () => {
  const css = fs.readFileSync(path.join(root, 'src/upstream/class-hooks.css'), 'utf8');
  const parts = new Set([...css.matchAll(/\[class\*='([^']+)'\]/g)].map(([, part = '']) => part));
  expect(parts.size).toBeGreaterThan(5);
  for (const file of pages()) {
    if (parts.size === 0) break;
    const classes = read(file).match(/ class=(?:"[^"]*"|[^\s>]+)/g) ?? [];
    for (const part of parts) {
      if (classes.some((value) => value.includes(part))) parts.delete(part);
    }
  }
  expect([...parts]).toEqual([]);
});

test('titles of callouts begin with a capital', () => {
  const titles = pages()
    .filter((file) => file.startsWith(`docs${path.sep}`))
    .flatMap((file) => withClass(elementsOf(parse(read(file))), 'admonitionHeading'))
    .map((heading) => textOf(heading).trim());
  expect(titles.length).toBeGreaterThan(5);
  expect(titles.filter((title) => !/^[^a-z]/.test(title))).toEqual([]);
});

interface Post {
  '@type'?: string;
  author?: {'@type': string; name: string};
  blogPost?: Post[];
}

const postsIn = (file: string): Post[] =>
  elementsOf(parse(read(file)))
    .filter((element) => attribute(element, 'type') === 'application/ld+json')
    .map((element) => JSON.parse(textOf(element)) as Post)
    .flatMap((data) => data.blogPost ?? (data['@type'] === 'BlogPosting' ? [data] : []));

test('the author of every post is an organization, in lists too', () => {
  for (const file of [
    'blog/index.html',
    ...pages().filter((page) => /^learn.[^/]+.index/.test(page)),
  ]) {
    for (const {author} of postsIn(file))
      expect(author, file).toMatchObject({'@type': 'Organization'});
  }
  expect(postsIn('blog/index.html').length).toBeGreaterThan(5);
});

test('lists of posts do not repeat the author', () => {
  const lists = /^blog.(?:index\.html|page.)/;
  const named = pages()
    .filter((file) => /^blog\b/.test(file))
    .filter((file) => withClass(elementsOf(parse(read(file))), 'authorName').length > 0);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => lists.test(file))).toEqual([]);
});

test('the fonts of the first view are loaded in advance, that of code only where pages are about code', () => {
  const fontsOf = (file: string): string[] =>
    elementsOf(parse(read(file)))
      .filter(
        (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'font',
      )
      .map((element) =>
        path.basename(attribute(element, 'href') ?? '').replace(/-\w+\.woff2$/, ''),
      );
  const textFonts = ['instrument-sans-letters', 'instrument-sans-signs'];
  expect(fontsOf('index.html')).toEqual(textFonts);
  expect(fontsOf('docs/spring/index.html')).toEqual([...textFonts, 'jetbrains-mono-ascii']);
  expect(fontsOf('playground/index.html')).toEqual([]);
});

test('nothing of the site needs what is left out of its first style sheet', () => {
  // Of classes in scripts, those with two hyphens or underscores: words such as “pills” can be a text.
  const classesInScripts = filesIn('assets/js')
    .filter((file) => file.endsWith('.js'))
    .flatMap(
      (file) => read(file).match(/(?<![\w-])[a-z]+(?:-[a-z]+)*(?:--|__)[a-z\d-]+(?![\w-])/g) ?? [],
    );
  const classes = new Set([
    ...pages().flatMap((file) => classesIn(read(file))),
    ...classesInScripts,
  ]);
  expect(classes.has('menu__link')).toBe(true);
  expect(classes.has('menu__link--active')).toBe(true);
  expect([...classes].filter(isUnusedClass)).toEqual([]);
});

test('each variable that a style sheet reads is set, and each that is set is read', () => {
  const filesOf = (folder: string, ending: string): string =>
    filesIn(folder)
      .filter((file) => file.endsWith(ending))
      .map(read)
      .join('\n');
  const styles = filesOf('assets/css', '.css');
  const scripts = filesOf('assets/js', '.js');
  const namesIn = (text: string, pattern: RegExp): Set<string> =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  const isRead = namesIn(styles, /var\(\s*(--[\w-]+)/g);
  const isSet = namesIn(styles, /[{;](--[\w-]+):/g);
  expect(isSet.has('--ifm-link-color')).toBe(true);
  // A value in place of the variable follows a comma. The editor's package has variables of its own.
  const isReadAlone = namesIn(styles, /var\(\s*(--(?:ifm|site)-[\w-]+)\s*\)/g);
  expect([...isReadAlone].filter((name) => !isSet.has(name) && !scripts.includes(name))).toEqual(
    [],
  );
  expect([...isSet].filter((name) => !isRead.has(name) && !scripts.includes(name))).toEqual([]);
});

test('no font is part of a style sheet', () => {
  const sheets = filesIn('assets/css');
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.filter((file) => read(file).includes('data:font'))).toEqual([]);
});

test('the first cover of a list of posts loads with the page', () => {
  for (const folder of ['blog', 'blog/page/2', 'learn', 'success-stories']) {
    const elements = elementsOf(parse(read(`${folder}/index.html`)));
    const hints = elements.filter(
      (element) => attribute(element, 'rel') === 'preload' && attribute(element, 'as') === 'image',
    );
    const [article] = elements.filter(({tagName}) => tagName === 'article');
    const cover = elementsOf(article ?? defaultTreeAdapter.createDocument()).find(
      ({tagName}) => tagName === 'img',
    );
    expect(cover, folder).toBeDefined();
    expect(
      hints.map((element) => attribute(element, 'href')),
      folder,
    ).toContain(cover && attribute(cover, 'src'));
  }
});

test('a docs page links one style sheet, a page of another kind with components of its own a second', () => {
  const stylesOf = (file: string): string[] =>
    elementsOf(parse(read(file)))
      .filter((element) => attribute(element, 'rel') === 'stylesheet')
      .map((element) => path.basename(attribute(element, 'href') ?? '').split('.')[0] ?? '');
  expect(stylesOf('docs/spring/index.html')).toEqual(['styles']);
  for (const file of ['index.html', 'showcase/index.html', 'lambda/index.html']) {
    // In their order; not all show something that otherwise comes with the app.
    const rest = stylesOf(file).filter((name, place) => !(name === 'later' && place === 1));
    expect(rest, file).toEqual(['styles', 'pages']);
  }
});

/** The classes that a style sheet has rules for, and the one that every page links has not. */
const ownClasses = (name: string): Set<string> => {
  const classesOf = (sheet: string): string[] => {
    const file = filesIn('assets/css').find((it) => path.basename(it).startsWith(`${sheet}.`));
    const selectors = read(file ?? '').replace(/\{[^{}]*\}/g, '{}');
    return [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, found = '']) => found);
  };
  const first = new Set(classesOf('styles'));
  return new Set(classesOf(name).filter((found) => !first.has(found)));
};

test('each class of a page is in the style sheets that it links', () => {
  // Of the sheet of other kinds of pages, those of CSS modules: it also has rules on classes of the theme in them.
  const isOfModule = (name: string): boolean => /[^_]_[\w-]{4}$/.test(name);
  const sheets = {
    pages: [...ownClasses('pages')].filter(isOfModule),
    later: [...ownClasses('later')],
  };
  for (const [name, classes] of Object.entries(sheets)) {
    const own = new Set(classes);
    expect(own.size, name).toBeGreaterThan(50);
    const link = new RegExp(`href="?[^" >]*/${name}\\.[0-9a-f]+\\.css`);
    const unstyled = pages().filter((file) => {
      const html = read(file);
      return !link.test(html) && classesIn(html).some((found) => own.has(found));
    });
    expect(unstyled, name).toEqual([]);
  }
});

test('a docs page without rare components waits for one style sheet, which the app completes', () => {
  const html = read('docs/spring/index.html');
  const waiting = elementsOf(parse(html)).filter(
    (element) => attribute(element, 'rel') === 'stylesheet',
  );
  expect(waiting).toHaveLength(1);
  expect(html).toMatch(/\/assets\/css\/later\.[0-9a-f]+\.css/);
  const docs = pages().filter((file) => file.startsWith(`docs${path.sep}`));
  const withMore = docs.filter((file) => /href="?[^" >]*\/later\.[0-9a-f]+\.css/.test(read(file)));
  expect(withMore.length).toBeGreaterThan(5);
  expect(withMore.length).toBeLessThan(docs.length / 5);
});

test('each variable of Infima that the styles use has a value', () => {
  const css = filesIn('assets/css').map(read).join('\n');
  const defined = new Set([...css.matchAll(/(--ifm-[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(80);
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});
