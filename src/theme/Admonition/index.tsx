// Change: default titles begin with a capital, like all others.
import type {ReactNode} from 'react';
import Admonition from '@theme-original/Admonition';
import type {Props} from '@theme/Admonition';

const titles: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

export default function AdmonitionWithTitle(props: Props): ReactNode {
  return <Admonition {...props} title={props.title ?? titles[props.type]} />;
}
