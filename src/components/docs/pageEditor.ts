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

/** Loads the editor’s code. */
export type LoadPageEditor = () => Promise<{default: ComponentType<PageEditorProps>}>;

/** Shown with the demo or sample, which stays, if the editor’s code can’t be loaded. */
export const EDITOR_FAILURE = 'The editor couldn’t be loaded. Check your connection and try again.';
