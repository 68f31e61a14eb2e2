// What a demo or a sample needs of the editor that opens in its place: src/theme/MDXComponents gives it
// the one of src/playground, which is built with the parts of demos.
import type {ComponentType} from 'react';

/** A demo, with the props that its controls have now, and where its player is. */
export interface EditedDemo {
  kind: 'demo';
  id: string;
  values: Readonly<Record<string, unknown>>;
  frame: number;
  playing: boolean;
}

/** A sample, with the code that the page shows. */
export interface EditedSample {
  kind: 'sample';
  code: string;
  /** `SampleEdit` as JSON. */
  edit: string;
}

export interface PageEditorProps {
  subject: EditedDemo | EditedSample;
  onClose: () => void;
}

/** A component that loads when it is first shown. */
export type PageEditor = ComponentType<PageEditorProps>;
