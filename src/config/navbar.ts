import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {NavbarItem} from '@docusaurus/theme-common';

type Navbar = NonNullable<ThemeConfig['navbar']>;

/** A link shown as one of the icons of src/icons; src/css/navbar.css draws it. */
const icon = (label: string, name: string, href: string): NavbarItem => ({
  href,
  label,
  position: 'right',
  className: `navbar-icon navbar-icon--${name}`,
  'aria-label': label,
});

const products: NavbarItem[] = [
  {label: 'Player', to: '/player'},
  {label: 'Lambda', to: '/lambda'},
  {label: 'Media Parser', to: '/docs/media-parser'},
  {label: 'WebCodecs', to: '/docs/webcodecs'},
  {label: 'Recorder', to: '/docs/recorder'},
  {label: 'Timeline', to: '/docs/timeline'},
];

const resources: NavbarItem[] = [
  {label: 'Learn', to: '/learn'},
  {label: 'Templates', to: '/templates'},
  {label: 'Playground', to: '/playground'},
  {label: 'Resources', to: '/docs/resources'},
  {label: 'Blog', to: '/blog'},
  {label: 'Showcase', to: '/showcase'},
  {label: 'Remotion and AI', to: '/ai'},
  {label: 'Convert a video', href: 'https://convert.remotion.dev'},
  {label: 'Support', to: '/docs/support'},
];

const commercial: NavbarItem[] = [
  {label: 'License and pricing', to: '/pricing'},
  {label: 'Store', href: 'https://remotion.pro/store'},
  {label: 'Success stories', to: '/success-stories'},
  {label: 'Experts (examples)', to: '/experts'},
  {label: 'About', to: '/about'},
  {label: 'Investors', to: '/docs/investors'},
  {label: 'Contact', to: '/contact'},
];

/** Menus and icons in the navbar. */
export const navbar = {
  title: 'Remotion',
  hideOnScroll: true,
  logo: {
    // The title beside the logo names the link.
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
    {label: 'Products', type: 'dropdown', position: 'left', items: products},
    {label: 'Resources', type: 'dropdown', position: 'left', items: resources},
    {label: 'Commercial', type: 'dropdown', position: 'left', items: commercial},
    {type: 'search', position: 'right'},
    icon('GitHub', 'github', 'https://github.com/remotion-dev/remotion'),
    icon('Discord', 'discord', 'https://remotion.dev/discord'),
    icon('X', 'x', 'https://x.com/remotion'),
  ],
} satisfies Navbar;
