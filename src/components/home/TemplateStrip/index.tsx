import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {TemplatePicture} from '@site/src/components/templates/TemplatePicture';

import styles from './styles.module.css';

const featured = [
  {slug: 'hello-world', name: 'Hello World'},
  {slug: 'next', name: 'Next.js'},
  {slug: 'blank', name: 'Blank'},
  {slug: 'react-router', name: 'React Router'},
] as const;

function Template({slug, name}: {slug: string; name: string}): ReactNode {
  return (
    <li className={styles.template}>
      <TemplatePicture slug={slug} />
      <Link className={clsx(styles.link, 'stretched-link')} to={`/templates/${slug}`}>
        {name}
      </Link>
    </li>
  );
}

/** Four templates to start from, and the way to all of them. */
export function TemplateStrip(): ReactNode {
  return (
    <nav aria-label="Templates">
      <ul className={styles.strip}>
        {featured.map((template) => (
          <Template key={template.slug} {...template} />
        ))}
        <li className={styles.all}>
          <Link className={clsx(styles.link, 'stretched-link')} to="/templates/">
            <span aria-hidden="true">→ </span>
            All templates
          </Link>
        </li>
      </ul>
      <p className={styles.note}>The pictures are drawings, not the templates’ output.</p>
    </nav>
  );
}
