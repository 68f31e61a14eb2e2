import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {defaultTreeAdapter, parse, type DefaultTreeAdapterMap} from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Types of blocks that browsers run; JSON-LD, for example, is data. */
const isRun = (type: string | undefined): boolean =>
  type === undefined || ['', 'module', 'text/javascript'].includes(type);

const scriptsIn = (node: Node, found: string[]): string[] => {
  if (defaultTreeAdapter.isElementNode(node) && node.tagName === 'script') {
    const attributes = new Map(node.attrs.map(({name, value}) => [name, value]));
    if (!attributes.has('src') && isRun(attributes.get('type'))) {
      found.push(
        node.childNodes
          .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
          .join(''),
      );
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) scriptsIn(child, found);
  return found;
};

/** The inline scripts of a page that browsers run, in its order. */
export const inlineScripts = (html: string): string[] => scriptsIn(parse(html), []);

/** The name of a script in a Content-Security-Policy: `sha256-…`. */
export const hashOf = (script: string): string =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** The HTML files below a folder, as paths from it. */
export const htmlFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();

/**
 * The hashes of all inline scripts of a built site, sorted. Few scripts, the same on every page, make
 * one policy fit all pages.
 */
export const scriptHashes = (folder: string): string[] => {
  // A page is parsed only if it has a script that no page before it had: parsing takes most of the time.
  const known = new Set<string>();
  const hashes = new Set<string>();
  for (const file of htmlFiles(folder)) {
    const html = fs.readFileSync(path.join(folder, file), 'utf8');
    const scripts = (html.match(/<script\b[^>]*>.*?<\/script/gs) ?? []).filter(
      (script) => !known.has(script) && !/^<script[^>]*application\/ld\+json/.test(script),
    );
    if (scripts.length === 0) continue;
    for (const script of scripts) known.add(script);
    for (const script of inlineScripts(html)) hashes.add(hashOf(script));
  }
  return [...hashes].sort();
};
