import type {ComponentProps, ReactNode} from 'react';

import type {Demo as DemoWithSource} from '@site/src/components/docs/Demo';
import {parseDemo} from '@site/src/components/docs/Demo/demoData';
import {Picture} from '@site/src/components/products/Picture';

import {RenderedVideo} from '../RenderedVideo';
import {Variants} from '../Variants';

type Props = ComponentProps<typeof DemoWithSource> & {
  /** The player alone, six of them from data, or the rendered file beside its source. */
  view: 'picture' | 'variants' | 'rendered';
};

/** The demos on the home page; importing this replaces the docs' `<Demo>`. */
export function Demo({view, ...props}: Props): ReactNode {
  switch (view) {
    case 'picture':
      return <Picture demo={parseDemo(props)} />;
    case 'variants':
      return <Variants demo={parseDemo(props)} />;
    case 'rendered':
      return <RenderedVideo demo={parseDemo(props)}>{props.children}</RenderedVideo>;
  }
}
