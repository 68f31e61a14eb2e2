import {findExport, type ApiModel} from 'dts-api-model/model';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

import {noteFact} from '../content/dependencies';
import '../toolkit-api/facts';
import {loadModel} from '../toolkit-api/loadApi';
import {typesRead} from '../toolkit-api/typesRead';

/** Property of the code of a printed signature: the entry point whose exports it may name. */
export const SIGNATURE_OF = 'signatureOf';

/** The export a `<Signature>` is about: its `of`, or the only value that the page documents. */
const subject = (of: string | undefined, api: readonly string[], model: ApiModel): string => {
  if (of !== undefined) return of;
  const [first] = api;
  if (first === undefined) {
    throw new Error('<Signature> needs of="package#export" on a page without "api" front matter.');
  }
  const values = api.filter((ref) => findExport(model, ref)?.kind !== 'type');
  if (values.length > 1) {
    throw new Error(
      `<Signature> needs an "of" on a page that documents several exports: ${values.join(', ')}.`,
    );
  }
  return values[0] ?? first;
};

const ofAttribute = (node: MdxJsxFlowElement): string | undefined => {
  const found = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  );
  return typeof found?.value === 'string' ? found.value : undefined;
};

const apiOf = (file: VFile): string[] => {
  const {api} = (file.data.frontMatter ?? {}) as {api?: unknown};
  return (Array.isArray(api) ? api : [api]).filter((ref): ref is string => typeof ref === 'string');
};

/**
 * Remark plugin: puts the signature that the toolkit's types have in place of `<Signature />`, as a
 * code block that names the entry point. Throws when the export does not exist.
 */
export const remarkSignature =
  ({siteDir}: {siteDir: string}): Transformer<Root> =>
  async (root, file) => {
    // The plugins that follow need the types, too.
    await typesRead();
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Signature' || !parent || index === undefined) return;
      const model = loadModel(siteDir);
      const ref = subject(ofAttribute(node), apiOf(file), model);
      const item = findExport(model, ref);
      for (const name of [ref, ...apiOf(file)]) noteFact(file.path, 'type', name);
      if (!item) {
        throw new Error(`<Signature>: ${ref} is not exported. Run npm run check:api for its name.`);
      }
      const block: Code = {
        type: 'code',
        lang: 'ts',
        value: item.signature,
        data: {hProperties: {[SIGNATURE_OF]: item.entry}},
      };
      parent.children[index] = block;
    });
  };
