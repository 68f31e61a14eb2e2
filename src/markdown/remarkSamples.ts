import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {componentSamples} from '../content/componentSamples';
import {readFences} from '../content/fences';
import {readSample} from '../content/samples';
import {sampleEdit} from '../plugins/playground/sampleEdits';

/** Property of a sample's code: what opens it in the editor, as JSON. */
export const SAMPLE_EDIT = 'sampleEdit';

/** Remark plugin: marks the samples that can be edited on the page. */
export const remarkSamples =
  (): Transformer<Root> =>
  (root, file): void => {
    const samples = readFences(root, String(file).replace(/\r\n?/gu, '\n')).flatMap(
      (fence) => readSample(file.path, fence) ?? [],
    );
    const edits = new Map(
      componentSamples(samples).map((component) => [component.sample.line, sampleEdit(component)]),
    );
    visit(root, 'code', (node: Code) => {
      const edit = node.position && edits.get(node.position.start.line);
      if (edit) node.data = {hProperties: {[SAMPLE_EDIT]: JSON.stringify(edit)}};
    });
  };
