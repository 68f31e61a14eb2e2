import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {
  accountsText,
  findTemplate,
  licenseText,
  purposes,
  repositoryLinks,
  stacks,
} from '@site/src/data/templates';
import type {Template} from '@site/src/data/templates.schema';

import styles from './styles.module.css';

interface Props {
  /** Slug of an entry of src/data/templates.ts. */
  slug: string;
  /** The create command; a paid template has none. */
  children?: ReactNode;
}

const tailwindTexts = {
  included: 'Included',
  offered: 'Optional: you’re asked during setup',
  none: 'Not included',
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
    {fps !== undefined && `, ${fps} fps`}
    {length !== undefined && `, ${length}`}
  </>
);

function Start({template, children}: {template: Template; children: ReactNode}): ReactNode {
  const {repository, preview, product, stackBlitz: canOpen = true} = template;
  if (repository === undefined) {
    return (
      <p className={styles.product}>
        <Link className={clsx(styles.buy, 'accent-fill')} href={product}>
          See it in the Remotion store
        </Link>
      </p>
    );
  }
  const {use, stackBlitz} = repositoryLinks(repository);
  return (
    <>
      <div className={styles.command}>{children}</div>
      <ul className={styles.links} aria-label="Template links">
        {preview !== undefined && (
          <li>
            <Link href={preview}>Live preview</Link>
          </li>
        )}
        <li>
          <Link href={repository}>Source on GitHub</Link>
        </li>
        <li>
          <Link href={use}>Use as a GitHub template</Link>
        </li>
        {canOpen && (
          <li>
            <Link href={stackBlitz}>Open in StackBlitz</Link>
          </li>
        )}
      </ul>
      <p className={styles.note}>
        The command downloads the template’s current files, which may differ from what this page
        describes, and the latest version of Remotion. It may ask what to add, such as Tailwind CSS
        or skills for coding agents.
      </p>
    </>
  );
}

/** The header of a template's page: what it is, how to get it, and what it is built with. */
export function TemplateHead({slug, children}: Props): ReactNode {
  const template = findTemplate(slug);
  const {name, summary, stack, purpose, tailwind, composition, product} = template;
  const {tools = [], accounts = []} = template;
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
          <dt>Use case</dt>
          <dd>
            {purpose.map((key) => (
              <Link key={key} className={styles.tag} to={`/templates/?purpose=${key}`}>
                {purposes[key]}
              </Link>
            ))}
          </dd>
        </div>
        {product === undefined && (
          <div>
            <dt>Prerequisites</dt>
            <dd>{['Node.js', ...tools].join(', ')}</dd>
          </div>
        )}
        <div>
          <dt>Accounts</dt>
          <dd>
            {accountsText(template)}
            {accounts.length > 0 && '. The provider may charge for what you use.'}
          </dd>
        </div>
        <div>
          <dt>Template license</dt>
          <dd>{licenseText(template)}</dd>
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
    </header>
  );
}
