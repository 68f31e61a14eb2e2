import type {ComponentProps, ReactNode} from 'react';

import type {Demo as DemoWithSource} from '@site/src/components/docs/Demo';
import {parseDemo} from '@site/src/components/docs/Demo/demoData';

import {Simulator} from '../Simulator';

interface Props extends ComponentProps<typeof DemoWithSource> {
  /** Above the fold, as on the product page. */
  first?: boolean;
}

/** The demo as a simulator of a render; importing it replaces the docs' `<Demo>`. */
export function Demo({first = true, ...props}: Props): ReactNode {
  return <Simulator demo={parseDemo(props)} first={first} />;
}
