import type {ComponentProps, ReactNode} from 'react';

import type {Demo as DemoWithSource} from '@site/src/components/docs/Demo';
import {parseDemo} from '@site/src/components/docs/Demo/demoData';

import {Simulator} from '../Simulator';

/** The demo of the page of Lambda; the import in the page takes the place of the docs' own. */
export function Demo(props: ComponentProps<typeof DemoWithSource>): ReactNode {
  return <Simulator demo={parseDemo(props)} />;
}
