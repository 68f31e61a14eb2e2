import type {ComponentProps, ReactNode} from 'react';

import {Demo as DemoWithSource} from '@site/src/components/docs/Demo';
import {parseDemo} from '@site/src/components/docs/Demo/demoData';
import {Picture} from '@site/src/components/products/Picture';

import {Variants} from '../Variants';

type Props = ComponentProps<typeof DemoWithSource> & {
  /** The picture alone, six of it from data, or, when left out, with its controls and its source. */
  view?: 'picture' | 'variants';
};

/** The demos of the home page; the import in the page takes the place of the docs' own. */
export function Demo({view, ...props}: Props): ReactNode {
  switch (view) {
    case 'picture':
      return <Picture demo={parseDemo(props)} />;
    case 'variants':
      return <Variants demo={parseDemo(props)} />;
    case undefined:
      return <DemoWithSource {...props} />;
  }
}
