// Change: beside the link to edit the page, one to report what is wrong with it, with its address.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';

import {site} from '@site/src/config/site';

import styles from './custom.module.css';

export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  const {pathname} = useLocation();
  const report = new URLSearchParams({
    title: `Docs: ${pathname}`,
    body: `Page: ${site.url}${pathname}\n\nWhat is wrong or missing:\n`,
  });
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <Link to={`${site.issuesUrl}/new?${report.toString()}`}>Report a problem</Link>
      {(lastUpdatedAt ?? lastUpdatedBy) !== undefined && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </div>
  );
}
