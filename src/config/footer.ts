import type {ThemeConfig} from '@docusaurus/preset-classic';

import {site} from './site';

/** Link columns, copyright and logo at the bottom. */
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
        {label: 'Player', to: '/player'},
        {label: 'Lambda', to: '/lambda'},
        {label: 'Templates', to: '/templates'},
        {label: 'Learn', to: '/learn'},
        {label: 'Offline copy', to: '/offline'},
        {label: 'Read as a book', to: '/book'},
        {label: 'Convert a video', href: 'https://convert.remotion.dev'},
        {label: 'Changelog', href: 'https://remotion.dev/changelog'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'Showcase', to: '/showcase'},
        {label: 'Experts (examples)', to: '/experts'},
        {label: 'Success stories', to: '/success-stories'},
        {label: 'Blog', to: '/blog'},
        {label: 'Support', to: '/docs/support'},
        {label: 'GitHub', href: 'https://github.com/remotion-dev/remotion'},
        {label: 'Discord', href: 'https://remotion.dev/discord'},
        {label: 'Acknowledgements', href: 'https://remotion.dev/acknowledgements'},
      ],
    },
    {
      title: 'Company',
      items: [
        {label: 'About', to: '/about'},
        {label: 'Contact', to: '/contact'},
        {label: 'License and pricing', to: '/pricing'},
        {label: 'Accessibility', to: '/accessibility'},
        {label: 'License text', href: 'https://remotion.dev/license'},
        {label: 'Store', href: 'https://remotion.pro/store'},
        {label: 'Remotion Pro', href: 'https://remotion.pro'},
        {label: 'Brand', href: site.brandUrl},
      ],
    },
    {
      title: 'Follow',
      items: [
        {label: 'X', href: 'https://x.com/remotion'},
        {label: 'YouTube', href: 'https://youtube.com/@remotion_dev'},
        {label: 'LinkedIn', href: 'https://www.linkedin.com/company/remotion-dev/'},
        {label: 'Instagram', href: 'https://instagram.com/remotion'},
        {label: 'TikTok', href: 'https://www.tiktok.com/@remotion'},
        {label: 'Threads', href: 'https://www.threads.net/@remotion'},
      ],
    },
  ],
  copyright: `Copyright © ${new Date().getFullYear()} ${site.company}. These docs describe Remotion 4.0.319.`,
} satisfies ThemeConfig['footer'];
