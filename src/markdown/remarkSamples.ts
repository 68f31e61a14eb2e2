import path from 'node:path';
import type {Code, Root} from 'mdast';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';

import {openCache} from '../content/diskCache';
import {readFences} from '../content/fences';
import {readSample, type Sample} from '../content/samples';
import {editableSamples} from '../playground/editable/sampleEdits';

/** Property of a sample's code: what opens it in the editor, as JSON. */
export const SAMPLE_EDIT = 'sampleEdit';

/** What opens a sample in the editor, as JSON, by the sample's line. */
type Edits = [line: number, edit: string][];

const editsOf = (samples: readonly Sample[]): Edits =>
  editableSamples(samples).map(({sample, edit}) => [sample.line, JSON.stringify(edit)]);

const siteDir = path.resolve(__dirname, '../..');

/** Made once for a page's code, whichever compiler asks. */
const cache = openCache<Edits>(
  siteDir,
  'sample-edits',
  ['src/content', 'src/data', 'src/playground', 'packages/react-docs-playground/lib'].map((tool) =>
    path.join(siteDir, tool),
  ),
);

/** Remark plugin: marks the samples that can be edited on the page. */
export const remarkSamples =
  (): Transformer<Root> =>
  (root, file): void => {
    const samples = readFences(root, String(file).replace(/\r\n?/gu, '\n')).flatMap(
      (fence) =>
        readSample(path.relative(siteDir, file.path).replaceAll(path.sep, '/'), fence) ?? [],
    );
    if (samples.length === 0) return;
    const inputs = [JSON.stringify(samples)];
    const known = cache.get(inputs);
    const edits = known ?? editsOf(samples);
    if (!known) cache.set(inputs, edits);
    const byLine = new Map(edits);
    visit(root, 'code', (node: Code) => {
      const edit = node.position && byLine.get(node.position.start.line);
      if (edit !== undefined) node.data = {hProperties: {[SAMPLE_EDIT]: edit}};
    });
  };
