import path from 'node:path';

import type {Element, Root} from 'hast';
import type {MdxJsxAttribute, MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {parseFenceMeta} from '../content/fenceMeta';
import {pictureAddress, pictureId, readPictures} from '../content/pictures';
import {loadModel} from '../plugins/toolkit-api/loadApi';
import {findExport} from '../plugins/toolkit-api/model';
import {proofMark} from '../content/proofs';
import {codeToHtml} from './codeHtml';
import {SAMPLE_EDIT} from './remarkSamples';
import {SIGNATURE_OF} from './remarkSignature';
import {sampleMembers, type SampleName} from './sampleMembers';
import {writeNames} from './sampleNames';
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

/** The still below a block of code. Sizes in pixels. */
export interface PictureData {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** Throws when the picture is not there. */
const pictureData = (siteDir: string, id: string, alt: string): PictureData => {
  const picture = readPictures(siteDir)[id];
  if (!picture) throw new Error(`The picture ${id} is missing: run npm run check:renders.`);
  const {width, height} = picture;
  return {src: pictureAddress(id), alt, width, height};
};

/**
 * Rehype plugin: replaces each fenced block by `<CodeBlock html=… />`, highlighted here, so that no
 * highlighter is sent to the browser. Identifiers of the toolkit become links. Where they stand, and
 * where props and options do, is handed on: cards over them show their types.
 */
export const rehypeCodeBlocks =
  ({siteDir}: {siteDir: string}): Transformer<Root> =>
  (root, file): void => {
    const ownExports = [(file.data.frontMatter as {api?: unknown} | undefined)?.api].flat();
    let pictures = 0;
    visit(root, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || !isCode(code) || !parent || index === undefined) return;
      const language = languageOf(code);
      const metastring = code.properties.metastring ?? code.data?.meta ?? '';
      const {meta} = parseFenceMeta(String(metastring), language);
      const title = meta.title ?? meta.file;
      const entry = code.properties[SIGNATURE_OF];
      const signatureOf = typeof entry === 'string' ? entry : undefined;
      const edit = code.properties[SAMPLE_EDIT];
      const source = textOf(code);
      const references = toolkitIdentifiers(source, language, signatureOf, siteDir);
      const names: SampleName[] = [];
      const html = codeToHtml(source, language, meta, (name, place) => {
        const reference = references.get(name);
        if (!reference) return undefined;
        const [entry = '', exported = ''] = reference.id.split('#');
        names.push({place, entry, path: exported});
        // A page does not link to itself.
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
      const proof = signatureOf === undefined ? proofMark(siteDir, source) : undefined;
      if (meta.picture !== undefined) pictures++;
      const picture =
        meta.picture === undefined
          ? undefined
          : pictureData(
              siteDir,
              pictureId(path.relative(siteDir, file.path), pictures),
              meta.picture,
            );
      const block: MdxJsxFlowElementHast = {
        type: 'mdxJsxFlowElement',
        name: 'CodeBlock',
        attributes: [
          attribute('html', html),
          attribute('language', language),
          ...(title === undefined ? [] : [attribute('title', title)]),
          ...(meta.showLineNumbers ? [attribute('lineNumbers', null)] : []),
          ...(signatureOf === undefined ? [] : [attribute('signature', null)]),
          ...(typeof edit === 'string' ? [attribute('edit', edit)] : []),
          ...(names.length === 0 ? [] : [attribute('names', writeNames(names))]),
          ...(picture === undefined ? [] : [attribute('picture', JSON.stringify(picture))]),
          ...(proof === undefined ? [] : [attribute('proof', proof)]),
        ],
        children: [],
      };
      parent.children[index] = block;
      return SKIP;
    });
  };
