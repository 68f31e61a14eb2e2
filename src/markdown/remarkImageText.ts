import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

const SIGNS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

/**
 * Remark plugin: Docusaurus escapes the texts of Markdown images when it makes `<img>` of them, and
 * React escapes attributes itself, so that readers would get `&quot;`. Undoes the first.
 */
export const remarkImageText =
  (): Transformer<Root> =>
  (root): void => {
    visit(root, 'mdxJsxTextElement', ({name, attributes}: MdxJsxTextElement) => {
      if (name !== 'img') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name !== 'alt' && attribute.name !== 'title') continue;
        attribute.value = attribute.value.replace(
          /&(?:quot|amp|#39|lt|gt);/gu,
          (sign) => SIGNS[sign] ?? sign,
        );
      }
    });
  };
