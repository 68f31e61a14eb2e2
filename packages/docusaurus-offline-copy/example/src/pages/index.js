import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Home() {
  return (
    <Layout title="Home">
      <main className="container">
        <h1>Trails</h1>
        <p>
          Start at the <Link to="/docs/valley/river">river</Link>.
        </p>
      </main>
    </Layout>
  );
}
