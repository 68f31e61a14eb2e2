// Change: preloads the fonts that a page shows first; only the bundler knows the addresses of the files.
import {useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Root';

import codeFont from '@site/src/fonts/jetbrains-mono-ascii.woff2';
import signsFont from '@site/src/fonts/instrument-sans-signs.woff2';
import textFont from '@site/src/fonts/instrument-sans-letters.woff2';

// The dev server adds styles by script, too late for preloaded fonts.
const isPreloading = process.env.NODE_ENV === 'production';

const fontsOf = (pathname: string): string[] => {
  // The playground also fetches them for its frame, and Chromium then warns that the page preloaded
  // them in vain, if the browser has them cached.
  if (/\/playground\/?$/.test(pathname)) return [];
  // Elsewhere the 8 kB of the code font would delay the first picture.
  const isAboutCode = /\/(docs|learn)\//.test(pathname);
  return isAboutCode ? [textFont, signsFont, codeFont] : [textFont, signsFont];
};

export default function Root({children}: Props): ReactNode {
  const {pathname} = useLocation();
  const [fonts] = useState(() => fontsOf(pathname));
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
