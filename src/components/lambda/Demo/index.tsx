import type {ComponentProps, ReactNode} from 'react';

import type {Demo as DemoWithSource} from '@site/src/components/docs/Demo';
import {parseDemo} from '@site/src/components/docs/Demo/demoData';

import {Simulator} from '../Simulator';

/** The demo on the Lambda page; importing it replaces the docs' `<Demo>`. */
export function Demo(props: ComponentProps<typeof DemoWithSource>): ReactNode {
  return <Simulator demo={parseDemo(props)} />;
}
