import {readFileSync} from 'node:fs';
import path from 'node:path';

import {findPages} from '../../scripts/lib/samples/pages';
import {parsePage} from '../../src/content/page';
import type {Project} from '../../src/playground/project/project';
import {editableSamples as editableOf} from '../../src/playground/editable/sampleEdits';

const root = path.resolve(__dirname, '../..');

/** A sample that can be edited on its page. */
export interface EditableSample {
  /** `docs/spring.mdx:12`. */
  readonly place: string;
  readonly project: Project;
}

/** The samples of a page's text that have an "Edit" button. */
export const editableSamplesOf = async (page: string, text: string): Promise<EditableSample[]> => {
  const {samples} = await parsePage(page, text);
  return editableOf(samples).map(({sample: {line}, project}) => ({
    place: `${page}:${line}`,
    project,
  }));
};

/** Whether a page may show a component: most pages need not be parsed. */
const mayShowComponent = (text: string): boolean =>
  /```[tj]sx/.test(text) && text.includes('export ');

/** All samples that have an "Edit" button. */
export const editableSamples = async (): Promise<EditableSample[]> => {
  const pages = findPages(root).map((page) => ({
    page,
    text: readFileSync(path.join(root, page), 'utf8'),
  }));
  const all = await Promise.all(
    pages
      .filter(({text}) => mayShowComponent(text))
      .map(({page, text}) => editableSamplesOf(page, text)),
  );
  return all.flat();
};
