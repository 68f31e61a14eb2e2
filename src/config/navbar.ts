import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** A link shown as one of the icons of src/icons; src/css/custom.css draws it. */
const icon = (label: string, name: string, href: string): NavbarItem => ({
  href,
  label,
  position: 'right',
  className: `navbar-icon navbar-icon--${name}`,
  'aria-label': label,
});

const resources: NavbarItem[] = [
  {label: 'Learn', to: '/learn'},
  {label: 'Blog', to: '/blog'},
  {label: 'Convert a video', href: 'https://convert.remotion.dev'},
];

const commercial: NavbarItem[] = [
  {label: 'License and pricing', href: 'https://remotion.pro/license'},
  {label: 'Store', href: 'https://remotion.pro/store'},
  {label: 'Success stories', to: '/success-stories'},
];

/** Menus; an entry for a page of this site is added together with the page. */
export const navbar = {
  title: 'Remotion',
  hideOnScroll: true,
  logo: {
    // The title beside it names the link.
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-white.svg',
    href: '/',
    width: 28,
    height: 28,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'mainSidebar', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'apiSidebar', label: 'API', position: 'left'},
    {label: 'Resources', type: 'dropdown', position: 'left', items: resources},
    {label: 'Commercial', type: 'dropdown', position: 'left', items: commercial},
    {type: 'search', position: 'right'},
    icon('GitHub', 'github', 'https://github.com/remotion-dev/remotion'),
    icon('Discord', 'discord', 'https://remotion.dev/discord'),
    icon('X', 'x', 'https://x.com/remotion'),
  ],
} satisfies Navbar;
