import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {purposes, repositoryLinks, stacks, templates} from '@site/src/data/templates';
import type {Template} from '@site/src/data/templates.schema';

import styles from './styles.module.css';

interface Props {
  /** Slug of an entry of src/data/templates.ts. */
  slug: string;
  /** The create command; a template that is sold has none. */
  children?: ReactNode;
}

const tailwindTexts = {
  included: 'Included',
  offered: 'Offered when you create the project',
  none: 'Not offered',
} as const;

const compositionText = ({
  id,
  width,
  height,
  fps,
  length,
}: NonNullable<Template['composition']>): ReactNode => (
  <>
    <code>{id}</code>, {width} × {height} pixels
    {fps !== undefined && `, ${fps} frames per second`}
    {length !== undefined && `, ${length}`}
  </>
);

function Start({template, children}: {template: Template; children: ReactNode}): ReactNode {
  const {repository, preview, product} = template;
  if (repository === undefined) {
    return (
      <p className={styles.product}>
        <Link className={styles.buy} href={product}>
          See it in the Remotion store
        </Link>
      </p>
    );
  }
  const {use, stackBlitz} = repositoryLinks(repository);
  return (
    <>
      <div className={styles.command}>{children}</div>
      <ul className={styles.links} aria-label="Links of the template">
        {preview !== undefined && (
          <li>
            <Link href={preview}>Preview</Link>
          </li>
        )}
        <li>
          <Link href={repository}>Source on GitHub</Link>
        </li>
        <li>
          <Link href={use}>Use as a GitHub template</Link>
        </li>
        <li>
          <Link href={stackBlitz}>Open in StackBlitz</Link>
        </li>
      </ul>
    </>
  );
}

/** The top of a template's page: what it is, how to get it, what it is made of. */
export function TemplateHead({slug, children}: Props): ReactNode {
  const template = templates.find((entry) => entry.slug === slug);
  if (!template) throw new Error(`src/data/templates.ts has no template "${slug}".`);
  const {name, summary, stack, purpose, tailwind, composition} = template;
  return (
    <header className={styles.head}>
      <div className={styles.intro}>
        <p className={styles.back}>
          <Link to="/templates/">All templates</Link>
        </p>
        <h1 className={styles.title}>{name}</h1>
        <p className={styles.lead}>{summary}</p>
        <Start template={template}>{children}</Start>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Built on</dt>
          <dd>
            {stack.map((key) => (
              <Link key={key} className={styles.tag} to={`/templates/?stack=${key}`}>
                {stacks[key]}
              </Link>
            ))}
          </dd>
        </div>
        <div>
          <dt>Made for</dt>
          <dd>
            {purpose.map((key) => (
              <Link key={key} className={styles.tag} to={`/templates/?purpose=${key}`}>
                {purposes[key]}
              </Link>
            ))}
          </dd>
        </div>
        {composition && (
          <div>
            <dt>Composition</dt>
            <dd>{compositionText(composition)}</dd>
          </div>
        )}
        {tailwind && (
          <div>
            <dt>Tailwind CSS</dt>
            <dd>{tailwindTexts[tailwind]}</dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>
        The preview shows what the template is for. It is drawn for this page, and its source comes
        with it.
      </p>
    </header>
  );
}
