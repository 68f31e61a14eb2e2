import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {Table} from '@site/src/components/docs/Table';
import {CheckboxFilter} from '@site/src/components/lists/CheckboxFilter';
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

import styles from './styles.module.css';

const keys = Object.keys(comparisons) as Comparison[];

/** Columns with a mark; the accounts have a column of their own. */
const marks = keys.filter((key) => key !== 'no-account');

/** What the address says about the comparison, and a function to change it. */
const useComparison = (): {
  needs: Comparison[];
  sort: SortKey | undefined;
  change: (next: {needs?: Comparison[]; sort?: SortKey | undefined}) => void;
} => {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const values = new URLSearchParams(isBrowser ? search : '');
  const needs = (values.get('with') ?? '').split(',').filter(isComparison);
  const sortValue = values.get('sort');
  const sort = isSortKey(sortValue) ? sortValue : undefined;
  return {
    needs,
    sort,
    change: (next) => {
      const merged = {needs, sort, ...next};
      const params = new URLSearchParams(history.location.search);
      if (merged.needs.length > 0) params.set('with', merged.needs.join(','));
      else params.delete('with');
      if (merged.sort) params.set('sort', merged.sort);
      else params.delete('sort');
      history.replace({...history.location, search: params.toString()});
    },
  };
};

/** All templates in a table that can be filtered and sorted; both are part of the address. */
export function TemplateComparison(): ReactNode {
  const {needs, sort, change} = useComparison();
  const shown = compareTemplates(templates, needs, sort);
  const header = (key: SortKey, label: string): ReactNode => (
    <th key={key} scope="col" aria-sort={sort === key ? 'descending' : undefined}>
      <button
        type="button"
        className={styles.sort}
        aria-pressed={sort === key}
        onClick={() => {
          change({sort: sort === key ? undefined : key});
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
            change({needs: chosen});
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
            {header('no-account', 'Accounts')}
            <th scope="col">Tools besides Node.js</th>
            <th scope="col">License of its code</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((template) => (
            <tr key={template.slug}>
              <th scope="row">
                <Link to={`/templates/${template.slug}`}>{template.name}</Link>
              </th>
              {marks.map((key) => (
                <td key={key}>{hasComparison(template, key) ? 'Yes' : '–'}</td>
              ))}
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
