// Change: a click on the link beside a heading also copies the heading's address.
import type {ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

import {copyHeadingAddress} from '@site/src/components/docs/copyHeadingAddress';

export default function HeadingWithAddress(props: Props): ReactNode {
  return <Heading {...props} onClick={copyHeadingAddress} />;
}
