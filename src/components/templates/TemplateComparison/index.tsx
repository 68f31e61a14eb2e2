import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {Table} from '@site/src/components/docs/Table';
import {CheckboxFilter} from '@site/src/components/lists/CheckboxFilter';
import {useParameter} from '@site/src/components/lists/useParameter';
import {useTagParameter} from '@site/src/components/lists/useTagParameter';
import {
  accountsText,
  compareTemplates,
  comparisons,
  hasComparison,
  isComparison,
  isSortKey,
  licenseText,
  templates,
  type Comparison,
  type SortKey,
} from '@site/src/data/templates';
import type {Template} from '@site/src/data/templates.schema';

import styles from './styles.module.css';

const keys = Object.keys(comparisons) as Comparison[];

/** Columns with a mark; the accounts have a column of their own. */
const marks = keys.filter((key) => key !== 'no-account');

/** Whether a template has what a column names; Tailwind CSS can also be added during setup. */
const cellText = (template: Template, key: Comparison): string => {
  if (!hasComparison(template, key)) return '–';
  return key === 'tailwind' && template.tailwind === 'offered' ? 'Optional' : 'Yes';
};

/** Size of the main composition in pixels, where it has one size. */
const sizeText = ({composition}: Template): string =>
  composition ? `${composition.width} × ${composition.height}` : '–';

/** All templates in a table that can be filtered and sorted; both are part of the address. */
export function TemplateComparison(): ReactNode {
  const [needsValue, changeNeeds] = useParameter('with');
  const needs = (needsValue ?? '').split(',').filter(isComparison);
  const [sort, changeSort] = useTagParameter('sort', isSortKey);
  const shown = compareTemplates(templates, needs, sort);
  const header = (key: SortKey, label: string): ReactNode => (
    <th key={key} scope="col" aria-sort={sort === key ? 'descending' : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-pressed={sort === key}
        onClick={() => {
          changeSort(sort === key ? undefined : key);
        }}
      >
        {label}
      </button>
    </th>
  );
  return (
    <div className={styles.comparison}>
      <div className={styles.needs} data-markdown-ignore="">
        <CheckboxFilter
          legend="Show templates with"
          labels={comparisons}
          chosen={needs}
          onChange={(chosen) => {
            changeNeeds(chosen.join(','));
          }}
        />
      </div>
      <p className={styles.status} role="status">
        {shown.length === templates.length
          ? `Comparing ${templates.length} templates. Select a column heading to sort.`
          : `${shown.length} of ${templates.length} templates match.`}
      </p>
      <Table className={styles.table} aria-label="Template comparison">
        <thead>
          <tr>
            {header('name', 'Template')}
            {marks.map((key) => header(key, comparisons[key]))}
            <th scope="col">Frame size</th>
            {header('no-account', 'Accounts')}
            <th scope="col">Also required</th>
            <th scope="col">Template license</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((template) => (
            <tr key={template.slug}>
              <th scope="row">
                <Link to={`/templates/${template.slug}`}>{template.name}</Link>
              </th>
              {marks.map((key) => (
                <td key={key}>{cellText(template, key)}</td>
              ))}
              <td>{sizeText(template)}</td>
              <td>{accountsText(template)}</td>
              <td>{template.tools?.join(', ') ?? '–'}</td>
              <td>{licenseText(template)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
