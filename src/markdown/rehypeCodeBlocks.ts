import path from 'node:path';

import {findExport} from 'dts-api-model/model';
import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {openCache} from '../content/diskCache';
import {parseFenceMeta} from '../content/fenceMeta';
import {pictureAddress, pictureId, readPictures, type PictureData} from '../content/pictures';
import {modelKey} from '../toolkit-api/cache';
import {loadModel} from '../toolkit-api/loadApi';
import type {Reference} from '../toolkit-api/references';
import {proofOf} from '../content/proofs';
import {codeToHtml} from './codeHtml';
import {SAMPLE_EDIT} from './remarkSamples';
import {SIGNATURE_OF} from './remarkSignature';
import {writeNames, type SampleName} from '../content/sampleNames';
import {sampleMembers} from './sampleMembers';
import {toolkitIdentifiers} from './toolkitLinks';

const attribute = (name: string, value: string | null): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

const isCode = (node: Element['children'][number] | undefined): node is Element =>
  node?.type === 'element' && node.tagName === 'code';

const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

const languageOf = (code: Element): string => {
  const prefix = 'language-';
  const name = code.properties.className?.find((value) => value.startsWith(prefix));
  return name?.slice(prefix.length) ?? 'text';
};

/** Throws when the picture is not there. */
const pictureData = (siteDir: string, id: string, alt: string): PictureData => {
  const picture = readPictures(siteDir)[id];
  if (!picture) throw new Error(`The picture ${id} is missing: run npm run check:renders.`);
  const {width, height} = picture;
  return {src: pictureAddress(id), alt, width, height};
};

/** A fenced block of a page. */
interface Block {
  readonly source: string;
  readonly language: string;
  readonly metastring: string;
  /** The entry point whose exports a printed signature may name. */
  readonly signatureOf: string | undefined;
  /** The exports that it names and that have pages, by the names that it gives them. */
  readonly references: readonly (readonly [name: string, reference: Reference])[];
}

/** What becomes of a block. */
interface Highlighted {
  readonly html: string;
  /** See `writeNames`. */
  readonly names: string;
}

/** Highlights a block, with links unless they would lead to the page itself. */
const highlight = (siteDir: string, block: Block, ownExports: readonly unknown[]): Highlighted => {
  const {source, language, metastring, signatureOf} = block;
  const references = new Map(block.references);
  const names: SampleName[] = [];
  const {meta} = parseFenceMeta(metastring, language);
  const html = codeToHtml(source, language, meta, (name, place) => {
    const reference = references.get(name);
    if (!reference) return undefined;
    const [entry = '', exported = ''] = reference.id.split('#');
    names.push({place, entry, path: exported});
    return ownExports.includes(reference.id) ? undefined : reference.href;
  });
  if (references.size > 0 && signatureOf === undefined) {
    const model = loadModel(siteDir);
    names.push(
      ...sampleMembers(source, language, (name) => {
        const reference = references.get(name);
        return reference && findExport(model, reference.id);
      }),
    );
  }
  return {html, names: writeNames(names)};
};

/**
 * Rehype plugin: replaces each fenced block by `<CodeBlock html=… />`, highlighted here, so that no
 * highlighter is sent to the browser. Identifiers of the toolkit become links. Where they stand, and
 * where props and options do, is handed on: cards over them show their types. All of that is made once for
 * a page's code, whichever compiler asks.
 */
export const rehypeCodeBlocks = ({siteDir}: {siteDir: string}): Transformer<Root> => {
  const cache = openCache<Highlighted[]>(siteDir, 'code-blocks', [
    __dirname,
    path.join(__dirname, '../content'),
    path.join(__dirname, '../toolkit-api'),
    path.join(siteDir, 'packages/dts-api-model/lib'),
    path.join(siteDir, 'packages/react-docs-playground/lib/namedImports.ts'),
  ]);
  return (root, file): void => {
    const ownExports = [(file.data.frontMatter as {api?: unknown} | undefined)?.api].flat();
    const blocks: (Block & {code: Element; replace: (block: MdxJsxFlowElementHast) => void})[] = [];
    visit(root, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || !isCode(code) || !parent || index === undefined) return;
      const language = languageOf(code);
      const entry = code.properties[SIGNATURE_OF];
      const signatureOf = typeof entry === 'string' ? entry : undefined;
      const source = textOf(code);
      blocks.push({
        code,
        source,
        language,
        metastring: String(code.properties.metastring ?? code.data?.meta ?? ''),
        signatureOf,
        references: [...toolkitIdentifiers(source, language, signatureOf, siteDir, file.path)],
        replace: (block) => {
          parent.children[index] = block;
        },
      });
    });
    if (blocks.length === 0) return;
    const inputs = [
      modelKey(siteDir),
      JSON.stringify([
        ownExports,
        blocks.map(({source, language, metastring, signatureOf, references}) => [
          [source, language, metastring, signatureOf],
          references.map(([name, {id, href}]) => [name, id, href]),
        ]),
      ]),
    ];
    const known = cache.get(inputs);
    const highlighted = known ?? blocks.map((block) => highlight(siteDir, block, ownExports));
    if (!known) cache.set(inputs, highlighted);
    let pictures = 0;
    for (const [index, block] of blocks.entries()) {
      const {code, source, language, metastring, signatureOf, replace} = block;
      const proof = signatureOf === undefined ? proofOf(siteDir, file.path, source) : undefined;
      const {html = '', names = ''} = highlighted[index] ?? {};
      const {meta} = parseFenceMeta(metastring, language);
      const title = meta.title ?? meta.file;
      const edit = code.properties[SAMPLE_EDIT];
      if (meta.picture !== undefined) pictures++;
      const picture =
        meta.picture === undefined
          ? undefined
          : pictureData(
              siteDir,
              pictureId(path.relative(siteDir, file.path), pictures),
              meta.picture,
            );
      replace({
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          attribute('html', html),
          attribute('language', language),
          ...(title === undefined ? [] : [attribute('title', title)]),
          ...(meta.showLineNumbers ? [attribute('lineNumbers', null)] : []),
          ...(signatureOf === undefined ? [] : [attribute('signature', null)]),
          ...(typeof edit === 'string' ? [attribute('edit', edit)] : []),
          ...(names === '' ? [] : [attribute('names', names)]),
          ...(picture === undefined ? [] : [attribute('picture', JSON.stringify(picture))]),
          ...(proof === undefined ? [] : [attribute('proof', proof)]),
        ],
        children: [],
      });
    }
  };
};
