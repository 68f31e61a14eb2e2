import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {preloadRoute} from 'docusaurus-lean-start/preload-route';

export default function Home() {
  const soil = useBaseUrl('/docs/beds/soil');
  return (
    <Layout title="Home">
      <main className="container">
        <h1>Garden</h1>
        <p>
          Read about <Link to="/docs/water/rain">rain</Link> and{' '}
          <a href={soil} onMouseEnter={() => preloadRoute(soil)}>
            soil
          </a>
          .
        </p>
      </main>
    </Layout>
  );
}
