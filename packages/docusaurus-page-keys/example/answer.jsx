import {useEffect, useRef} from 'react';
import {answerWith} from 'docusaurus-page-keys/answer';
import {KeyTable} from 'docusaurus-page-keys/table';
import {goToContents, goToSidebar, nextPage, previousPage} from 'docusaurus-page-keys/theme-keys';
import {areKeysOn} from './siteKeys.js';

const keys = [
  {key: 'n', label: 'Next bird', press: () => nextPage('This is the last bird.')},
  {key: 'p', label: 'Previous bird', press: () => previousPage('This is the first bird.')},
  {key: 's', label: 'All birds', press: () => goToSidebar('There is no list.')},
  {key: 't', label: 'On this page', press: () => goToContents('This page has no parts.')},
];

const rows = [
  {keys: ['?', 'Shift /'], label: 'This list'},
  ...keys.map(({key, label}) => ({keys: [key], label})),
];

function List({onClose}) {
  const dialog = useRef(null);
  useEffect(() => {
    dialog.current.showModal();
  }, []);
  return (
    <dialog ref={dialog} aria-label="Keys" onClose={onClose}>
      <KeyTable rows={rows} texts={{key: 'Key', action: 'Action', or: 'or'}} />
    </dialog>
  );
}

export const answer = answerWith({
  keys,
  areOn: areKeysOn,
  list: (onClose) => <List onClose={onClose} />,
  hiddenClass: 'unseen',
});
