import {useContext, type ReactNode} from 'react';
import Layout from '@theme/Layout';
import type {LoadingComponentProps} from 'react-loadable';
import {RouteContext, RouteContextProvider} from 'docusaurus-lean-start/route-context';

import styles from './styles.module.css';

function Failure({error, retry}: {error: unknown; retry: () => void}): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <h1 className={styles.title}>This page didn’t load</h1>
      <p className={styles.message}>{String(error)}</p>
      <button className={styles.retry} type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}

function Spinner(): ReactNode {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading">
      <h1 className="visually-hidden">Loading</h1>
      <svg className={styles.spinner} width="128" height="110" viewBox="0 0 128 110" aria-hidden>
        <circle className={styles.ring} cx="64" cy="55" r="52" />
        <circle className={styles.ring} cx="64" cy="55" r="52" />
        <circle className={styles.core} cx="64" cy="55" r="14" />
      </svg>
    </div>
  );
}

const standIn = {plugin: {name: 'code-loading', id: 'default'}};

type Props = Omit<LoadingComponentProps, 'error'> & {error: unknown};

/** Stands in for a part of a page while its code loads: an error, a spinner after a while, or nothing. */
export function CodeLoading({error, pastDelay, retry}: Props): ReactNode {
  // Within a page's route, the layout has already rendered.
  const isPart = useContext(RouteContext) !== null;
  let view: ReactNode = null;
  if (error) view = <Failure error={error} retry={retry} />;
  else if (pastDelay) view = <Spinner />;
  if (isPart) return view;
  return (
    <RouteContextProvider value={standIn}>
      <Layout>
        <main>{view}</main>
      </Layout>
    </RouteContextProvider>
  );
}
