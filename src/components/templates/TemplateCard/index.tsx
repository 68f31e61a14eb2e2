import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import card from '@site/src/components/lists/card.module.css';
import {Drawn} from '@site/src/components/lists/Drawn';
import {stacks} from '@site/src/data/templates';
import type {Template} from '@site/src/data/templates.schema';

import {TemplatePicture} from '../TemplatePicture';
import styles from './styles.module.css';

interface Props {
  template: Template;
  /** Heading level of the name. */
  level: 'h2' | 'h3';
  /** Above the fold, so its picture loads at once. */
  isEarly?: boolean;
}

/** A template in a list, with a link to its page. */
export function TemplateCard({template, level: Name, isEarly = false}: Props): ReactNode {
  const {slug, name, summary, drawing, stack, product} = template;
  return (
    <article className={clsx(card.card, card.pictured)}>
      <Drawn label="Drawing">
        <TemplatePicture slug={slug} alt={drawing} isEarly={isEarly} />
      </Drawn>
      <div className={card.body}>
        <Name className={card.name}>
          <Link to={`/templates/${slug}`} className={clsx(card.link, 'stretched-link')}>
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
