// Change: preloads the two fonts; only the bundler knows the addresses of the files.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';
import type {Props} from '@theme/Root';

// The dev server adds styles by script, too late for fonts that are loaded ahead.
const fonts = process.env.NODE_ENV === 'production' ? [textFont, codeFont] : [];

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        {fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
    </>
  );
}
