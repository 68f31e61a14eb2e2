import {test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {contentFiles} from '../../../scripts/lib/content';
import {codeToHtml} from '../../../src/markdown/codeHtml';
import {parseCodeMeta} from '../../../src/markdown/codeMeta';
import {toolkitIdentifiers} from '../../../src/markdown/toolkitLinks';

test('x', () => {
  const root = process.cwd();
  let out = '';
  const files = [...contentFiles(root), ...fs.readdirSync(path.join(root,'src/demos'),{recursive:true}).map(x=>`src/demos/${String(x)}`).filter(x=>x.endsWith('.tsx'))];
  for (const f of files) {
    let s = fs.readFileSync(path.join(root, f), 'utf8');
    if (f.endsWith('.tsx')) s = '```tsx\n' + s + '```\n';
    for (const [, indent, , lang, meta, code] of s.matchAll(/^( *)(`{3,})(\S*)([^\n]*)\n([\s\S]*?)^\1\2[ \t]*$/gm)) {
      const mm = parseCodeMeta(meta!.trim());
      const ids = toolkitIdentifiers(code!, lang!, mm.entry, root);
      out += f + '\n' + codeToHtml(code!, lang!, mm, (x) => ids.get(x)?.href) + '\n';
    }
  }
  fs.writeFileSync(process.env.OUT!, out);
});
