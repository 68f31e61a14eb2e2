// Change: our own text, with ways on; the theme's tells readers to write to whoever linked here.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NotFound/Content';

export default function NotFoundContent({className}: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl markdown', className)}>
      <h1>Page not found</h1>
      <p>There is no page at this address. It may have moved, or the link has a typing error.</p>
      <ul>
        <li>
          <Link to="/docs/">Documentation</Link>: guides from the first project on
        </li>
        <li>
          <Link to="/docs/api">API overview</Link>: every package with its exports
        </li>
        <li>
          <Link to="/">Home</Link>
        </li>
      </ul>
    </main>
  );
}
