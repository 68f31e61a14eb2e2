// Change: the content keeps the focus; upstream makes it unfocusable at once, and browsers then
// remove the focus away again.
import type {ReactNode} from 'react';
import SkipToContent from '@theme-original/SkipToContent';

import {focusMain} from '@site/src/components/navigation/focusMain';

export default function SkipToContentThatStays(): ReactNode {
  return (
    // The link inside is the control; this handles its click.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div onClick={focusMain}>
      <SkipToContent />
    </div>
  );
}
