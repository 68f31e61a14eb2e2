import type {ReactNode} from 'react';

import {similarTemplates} from '@site/src/data/templates';

import {TemplateCard} from '../TemplateCard';
import styles from './styles.module.css';

/** Templates with the same purpose or stack, at the end of a template's page. */
export function SimilarTemplates({slug}: {slug: string}): ReactNode {
  return (
    <ul className={styles.grid}>
      {similarTemplates(slug, 4).map((template) => (
        <li key={template.slug}>
          <TemplateCard template={template} level="h3" />
        </li>
      ))}
    </ul>
  );
}
