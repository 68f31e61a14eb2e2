import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {findTemplate} from '@site/src/data/templates';

import styles from './styles.module.css';

interface Props {
  /** Slug of an entry of src/data/templates.ts. */
  slug: string;
  /** The drawing. */
  children: ReactNode;
}

/** Where real output of a template can be seen; undefined where nobody shows it. */
const realOutput = (slug: string): {href: string; text: string} | undefined => {
  const {preview, readmeExample, repository, product} = findTemplate(slug);
  if (preview !== undefined)
    return {href: preview, text: 'See the real output in the live preview'};
  if (readmeExample && repository !== undefined) {
    return {href: `${repository}#readme`, text: 'See an example in the README'};
  }
  return product === undefined
    ? undefined
    : {href: product, text: 'See the real output on the product page'};
};

/** The small drawing on a template's page, with a note that it is one, and the way to real output. */
export function TemplateIllustration({slug, children}: Props): ReactNode {
  const output = realOutput(slug);
  return (
    <figure className={styles.illustration}>
      {children}
      <figcaption className={styles.caption}>
        A drawing made for this site, not the template’s output.
        {output && (
          <>
            {' '}
            <Link href={output.href}>{output.text}</Link>.
          </>
        )}
      </figcaption>
    </figure>
  );
}
