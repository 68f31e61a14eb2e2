import {sampleComposition} from '../../content/sampleComposition';
import type {ProjectFile} from 'react-docs-playground';
import {propsFile, propsText, type Project} from './project';

/** What opens a sample of a page in the editor, beside the code that the page shows. */
export interface SampleEdit {
  /** Of the sample's file. */
  name: string;
  /** Its name in the component registry. */
  item?: string;
  /** Lines above those that are shown. */
  hidden?: string;
  /** Files that it imports. */
  files?: readonly ProjectFile[];
  /** What its component is rendered with. */
  props?: Readonly<Record<string, unknown>>;
}

/** A sample as a project in the editor, as `npm run check:renders` renders it. */
export const sampleProject = (
  code: string,
  {name, hidden, files = [], props}: SampleEdit,
): Project => ({
  title: name.replace(/\.\w+$/, ''),
  files: [
    {name, code: hidden === undefined ? code : `${hidden}\n${code}`},
    ...files,
    ...(props ? [{name: propsFile, code: propsText(props)}] : []),
  ],
  settings: sampleComposition,
});
