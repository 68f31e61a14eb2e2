import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {stacks} from '@site/src/data/templates';
import type {Template} from '@site/src/data/templates.schema';

import styles from './styles.module.css';

interface Props {
  template: Template;
  /** The name's among the page's headings. */
  level: 'h2' | 'h3';
  /** Above the fold, so its picture is wanted at once. */
  isEarly?: boolean;
}

/** A template in a list, with a link to its page. */
export function TemplateCard({template, level: Name, isEarly = false}: Props): ReactNode {
  const {slug, name, summary, stack, product} = template;
  return (
    <article className={styles.card}>
      <img
        className={styles.picture}
        src={useBaseUrl(`/img/demos/template-${slug}.webp`)}
        alt=""
        width={1280}
        height={720}
        loading={isEarly ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className={styles.body}>
        <Name className={styles.name}>
          <Link to={`/templates/${slug}`} className={styles.link}>
            {name}
          </Link>
        </Name>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.tags}>
          {product !== undefined && <span className={styles.paid}>Paid</span>}
          {stack.map((key) => stacks[key]).join(' · ')}
        </p>
      </div>
    </article>
  );
}
