// Change: beside the path of the page, the version that the reader uses, and a menu that copies the page as
// Markdown.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

import {CopyPage} from '@site/src/components/docs/CopyPage';
import {VersionChoice} from '@site/src/components/history/VersionChoice';

import styles from './custom.module.css';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.head}>
      <DocBreadcrumbs />
      <VersionChoice />
      <CopyPage />
    </div>
  );
}
