import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Home">
      <main className="container">
        <h1>Garden</h1>
        <p>
          Read about <Link to="/docs/water/rain">rain</Link>.
        </p>
      </main>
    </Layout>
  );
}
