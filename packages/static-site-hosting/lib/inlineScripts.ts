import {createHash} from 'node:crypto';
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

/** Collects the hashes of the inline scripts of a site. */
export class ScriptHashes {
  readonly #known = new Set<string>();
  readonly #hashes = new Set<string>();

  /** Adds the scripts of a page. */
  add(html: string): void {
    // A page is parsed only if it has a script that no page before it had: parsing takes most of the time.
    const scripts = (html.match(/<script\b[^>]*>.*?<\/script/gs) ?? []).filter(
      (script) => !this.#known.has(script) && !/^<script[^>]*application\/ld\+json/.test(script),
    );
    if (scripts.length === 0) return;
    for (const script of scripts) this.#known.add(script);
    for (const script of inlineScripts(html)) this.#hashes.add(hashOf(script));
  }

  /** What was found, sorted. Few scripts, the same on every page, make one policy fit all pages. */
  list(): string[] {
    return [...this.#hashes].sort();
  }
}
