// Change: a line about the license below the theme's footer.
import Footer from '@theme-original/Footer';

export default function FooterWithLicense(props) {
  return (
    <>
      <Footer {...props} />
      <small>MIT</small>
    </>
  );
}
