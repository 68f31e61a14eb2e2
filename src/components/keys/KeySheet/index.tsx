import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {answerWith} from 'docusaurus-page-keys/answer';

import {areSingleKeysOn} from '@site/src/client/singleKeys';
import {Dialog} from '@site/src/components/dialog/Dialog';

import {keys} from '../keys';
import {KeySwitch} from '../KeySwitch';
import {KeyTable} from '../KeyTable';

/** The list of shortcuts, in front of the page. */
function KeySheet({onClose}: {onClose: () => void}): ReactNode {
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog titleId="key-sheet-title" isNarrow first={closeButton} onClose={onClose}>
      <div style={{padding: 'var(--site-space-4)'}}>
        <h2 id="key-sheet-title">Keyboard shortcuts</h2>
        <KeyTable />
        <KeySwitch />
        <p>
          <Link to="/accessibility#keyboard-shortcuts" onClick={onClose}>
            More about keys and accessibility
          </Link>
        </p>
        <button ref={closeButton} type="button" className="outline-button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

/** Does what a key is for. */
export const answerTo = answerWith({
  keys,
  areOn: areSingleKeysOn,
  list: (onClose) => <KeySheet onClose={onClose} />,
  hiddenClass: 'visually-hidden',
});
