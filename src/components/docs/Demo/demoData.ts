import type {DemoData} from '@site/src/demos/read';

/** The data that src/markdown/remarkDemos.ts gives each `<Demo id>`. */
export interface DemoProps {
  id: string;
  data?: string;
}

/** Reads the data that the build wrote into a page's `<Demo>`. */
export const parseDemo = ({id, data}: DemoProps): DemoData => {
  if (data === undefined) throw new Error(`<Demo id="${id}"> has no data: it works in MDX only.`);
  return JSON.parse(data) as DemoData;
};
