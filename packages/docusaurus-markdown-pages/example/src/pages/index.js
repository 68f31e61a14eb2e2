import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Home" description="Kettle boils water from your terminal.">
      <h1>Kettle</h1>
      <p>
        <Link to="/docs/intro">Get started</Link> in a minute.
      </p>
    </Layout>
  );
}
