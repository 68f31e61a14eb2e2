import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {FirstPaintFilter} from '@site/src/components/lists/FirstPaintFilter';
import {TagFilter} from '@site/src/components/lists/TagFilter';
import {useTagParameter} from '@site/src/components/lists/useTagParameter';
import {
  filterTemplates,
  isPurpose,
  isStack,
  purposes,
  stacks,
  templates,
  type TemplateFilter,
} from '@site/src/data/templates';
import type {Purpose, Stack} from '@site/src/data/templates.schema';

import {TemplateCard} from '../TemplateCard';
import styles from './styles.module.css';

const listId = 'templates';
const tags = {stack: Object.keys(stacks), purpose: Object.keys(purposes)};

/** Pictures above the fold on most screens; the others load lazily. */
const eagerPictures = 3;

/**
 * Options of a filter with their numbers of templates. The numbers ignore the other filter: buttons
 * whose width changes would move the page.
 */
const optionsOf = <T extends Stack | Purpose>(
  labels: Record<T, string>,
  filterOf: (tag: T) => TemplateFilter,
): {tag: T; label: string; count: number}[] =>
  (Object.keys(labels) as T[]).map((tag) => ({
    tag,
    label: labels[tag],
    count: filterTemplates(templates, filterOf(tag)).length,
  }));

const purposeOptions = optionsOf(purposes, (purpose) => ({purpose}));
const stackOptions = optionsOf(stacks, (stack) => ({stack}));

/** All templates as cards, with filters by purpose and stack in the page's address. */
export function TemplateGrid(): ReactNode {
  const [stack, chooseStack] = useTagParameter('stack', isStack);
  const [purpose, choosePurpose] = useTagParameter('purpose', isPurpose);
  const shown = filterTemplates(templates, {stack, purpose});
  return (
    <div className={styles.directory}>
      <div className={styles.filters} data-markdown-ignore="">
        <p className={styles.filterName}>Use case</p>
        <TagFilter
          label="Use case"
          options={purposeOptions}
          total={templates.length}
          chosen={purpose}
          onChoose={choosePurpose}
        />
        <p className={styles.filterName}>Built on</p>
        <TagFilter
          label="Built on"
          options={stackOptions}
          total={templates.length}
          chosen={stack}
          onChoose={chooseStack}
        />
      </div>
      <p className={styles.status} role="status">
        {shown.length === templates.length
          ? `${templates.length} templates`
          : `${shown.length} of ${templates.length} templates`}
      </p>
      {shown.length === 0 && (
        <p>
          No template matches both. <Link to="/templates/">Show all templates</Link>.
        </p>
      )}
      <FirstPaintFilter listId={listId} tags={tags} />
      <ul id={listId} className={styles.grid} aria-label="Templates">
        {shown.map((template, index) => (
          <li
            key={template.slug}
            data-stack={template.stack.join(' ')}
            data-purpose={template.purpose.join(' ')}
          >
            <TemplateCard template={template} level="h2" isEarly={index < eagerPictures} />
          </li>
        ))}
      </ul>
    </div>
  );
}
