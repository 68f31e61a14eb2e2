// Change: a click on the link beside a heading also copies the heading's address, and offers to report a problem.
import {useState, type MouseEvent, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type {Props} from '@theme/Heading';

import {copyHeadingAddress} from '@site/src/components/docs/copyHeadingAddress';
import {ReportProblem} from '@site/src/components/docs/ReportProblem';

export default function HeadingWithAddress(props: Props): ReactNode {
  const [followed, setFollowed] = useState(false);
  const follow = (event: MouseEvent<HTMLElement>): void => {
    if (copyHeadingAddress(event)) setFollowed(true);
  };
  return (
    <>
      <Heading {...props} onClick={follow} />
      {followed && (
        <ReportProblem heading={props.id} className="report">
          Report a problem with this section
        </ReportProblem>
      )}
    </>
  );
}
