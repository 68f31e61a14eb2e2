// The smallest generator: a page is its Markdown in a <pre>, below a button that shows the names of all pages.
import path from 'node:path';
import {writeFiles, writePage} from 'docs-site-bench';

const build = `import fs from 'node:fs';

const names = fs.readdirSync('docs');
const script = "document.querySelector('button').onclick = () => { document.querySelector('nav').hidden = false; };";
for (const name of names) {
  const text = fs.readFileSync('docs/' + name, 'utf8');
  const folder = 'out/docs/' + name.replace('.md', '');
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    folder + '/index.html',
    '<!doctype html><meta charset="utf-8"><title>' + name + '</title><button>Pages</button><nav hidden>' +
      names + '</nav><main><pre>' + text + '</pre></main><script src="/page.js"></script>',
  );
}
fs.writeFileSync('out/page.js', script);
fs.writeFileSync('out/index.html', '<!doctype html><title>Home</title>');
`;

export const plain = {
  name: 'plain',
  label: 'Plain HTML',
  write: async (top, site) => {
    const folder = path.join(top, 'plain');
    const dialect = {syntax: 'markdown', hasHeading: true};
    writeFiles(folder, 'docs', {
      'build.mjs': build,
      ...Object.fromEntries(
        site.pages.map((page) => [`docs/${page.id}.md`, writePage(page, site, dialect)]),
      ),
    });
    return {folder, output: 'out', command: [process.execPath, 'build.mjs'], caches: []};
  },
};
