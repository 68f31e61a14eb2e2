// Change: beside the link to edit the page, one to report what is wrong with it, with its address.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/EditMetaRow';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';

import {ReportProblem} from '@site/src/components/docs/ReportProblem';

import styles from './custom.module.css';

export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  return (
    <div className={clsx(styles.row, className)}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <ReportProblem>Report a problem</ReportProblem>
      {(lastUpdatedAt ?? lastUpdatedBy) !== undefined && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      )}
    </div>
  );
}
