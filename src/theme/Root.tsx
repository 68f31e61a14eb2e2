// Change: preloads the fonts, the code font only on pages about code; only the bundler knows the
// addresses of the files.
import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Root';

import codeFont from '@site/src/fonts/jetbrains-mono-ascii.woff2';
import signsFont from '@site/src/fonts/instrument-sans-signs.woff2';
import textFont from '@site/src/fonts/instrument-sans-letters.woff2';

// The dev server adds styles by script, too late for preloaded fonts.
const isPreloading = process.env.NODE_ENV === 'production';

export default function Root({children}: Props): ReactNode {
  const {pathname} = useLocation();
  // Elsewhere its 8 kB would delay the first picture.
  const [isAboutCode] = useState(() => /\/(docs|learn)\//.test(pathname));
  const fonts = isAboutCode ? [textFont, signsFont, codeFont] : [textFont, signsFont];
  return (
    <>
      <Head>
        {isPreloading &&
          fonts.map((href) => (
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
