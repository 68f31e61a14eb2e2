// Takes the place of a page, or of a part of it, whose code is missing.
import {useContext} from 'react';
import Layout from '@theme/Layout';
import {RouteContext, RouteContextProvider} from 'docusaurus-lean-start/route-context';

// The layout needs a route, which a page without code lacks.
const route = {plugin: {name: 'loading', id: 'default'}};

export default function Loading({error, retry}) {
  const isPart = useContext(RouteContext) !== null;
  const view = error && (
    <div className="alert alert--danger" role="alert">
      <p>This page didn’t load: {String(error)}</p>
      <button className="button button--primary" type="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
  if (isPart) return view;
  return (
    <RouteContextProvider value={route}>
      <Layout>
        <main>{view}</main>
      </Layout>
    </RouteContextProvider>
  );
}
