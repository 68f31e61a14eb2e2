import type {ThemeConfig} from '@docusaurus/preset-classic';

import {site} from './site';

/** Link columns; an entry for a page of this site is added together with the page. */
export const footer = {
  style: 'light',
  logo: {
    alt: 'Remotion',
    src: 'img/logo.svg',
    srcDark: 'img/logo-white.svg',
    href: '/',
    width: 32,
    height: 32,
  },
  links: [
    {
      title: 'Remotion',
      items: [
        {label: 'Getting started', to: '/docs/'},
        {label: 'API reference', to: '/docs/api'},
        {label: 'Learn', to: '/learn'},
        {label: 'Convert a video', href: 'https://convert.remotion.dev'},
        {label: 'Store', href: 'https://remotion.pro/store'},
        {label: 'Remotion Pro', href: 'https://remotion.pro'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: 'https://github.com/remotion-dev/remotion'},
        {label: 'Discord', href: 'https://remotion.dev/discord'},
        {label: 'X', href: 'https://x.com/remotion'},
        {label: 'YouTube', href: 'https://youtube.com/@remotion_dev'},
        {label: 'LinkedIn', href: 'https://www.linkedin.com/company/remotion-dev/'},
        {label: 'Instagram', href: 'https://instagram.com/remotion'},
        {label: 'TikTok', href: 'https://www.tiktok.com/@remotion'},
        {label: 'Threads', href: 'https://www.threads.net/@remotion'},
      ],
    },
    {
      title: 'More',
      items: [
        {label: 'Blog', to: '/blog'},
        {label: 'Success stories', to: '/success-stories'},
        {label: 'Changelog', href: 'https://remotion.dev/changelog'},
        {label: 'License', href: 'https://remotion.dev/license'},
        {label: 'Brand', href: site.brandUrl},
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} ${site.company}. Built with Docusaurus.`,
} satisfies ThemeConfig['footer'];
