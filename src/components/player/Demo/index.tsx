import type {ComponentProps, ReactNode} from 'react';

import type {Demo as DemoWithSource} from '@site/src/components/docs/Demo';
import {parseDemo} from '@site/src/components/docs/Demo/demoData';

import {Greeting} from '../Greeting';
import {Scenes} from '../Scenes';

type Props = ComponentProps<typeof DemoWithSource> & {view: 'greeting' | 'scenes'};

/** The demos on the Player page; importing this replaces the docs' `<Demo>`. */
export function Demo({view, ...props}: Props): ReactNode {
  const demo = parseDemo(props);
  return view === 'greeting' ? <Greeting demo={demo} /> : <Scenes demo={demo} />;
}
