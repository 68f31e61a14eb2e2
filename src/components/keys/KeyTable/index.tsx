import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {KeyTable as Table} from 'docusaurus-page-keys/table';

import {shortcutLabel} from '@site/src/components/search/shortcutLabel';

import {keys} from '../keys';

const texts = {key: 'Key', action: 'What it does', or: 'or'};

/** All keyboard shortcuts of the site. */
export function KeyTable(): ReactNode {
  const isBrowser = useIsBrowser();
  const rows = [
    {keys: ['?'], label: 'This list'},
    {keys: ['/', isBrowser ? shortcutLabel() : 'Ctrl K'], label: 'Search'},
    ...keys.map(({key, label}) => ({keys: [key], label})),
  ];
  return <Table rows={rows} texts={texts} />;
}
