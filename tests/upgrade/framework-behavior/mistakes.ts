/** A mistake of the fixture site's src/mistakes.tsx or ThemeProvider. */
interface Mistake {
  name: string;
  /** The requirement that says what happens. */
  id: string;
  /**
   * Lines of the message. Functions have no names in the browser's code, where only the first part
   * counts.
   */
  lines: string[];
  /** Made outside of all pages and providers. */
  isOutside?: true;
}

const hook = (name: string, hookName: string, provider: string): Mistake => ({
  name,
  id: 'DOCERR-02',
  lines: [`Hook ${hookName} is called outside the <${provider}>`],
});

/** Hooks of the theme and the content plugins, each outside its provider. */
const hooks: Mistake[] = [
  hook('color-mode', 'useColorMode', 'ColorModeProvider'),
  hook('announcement-bar', 'useAnnouncementBar', 'AnnouncementBarProvider'),
  hook('mobile-sidebar', 'useNavbarMobileSidebar', 'NavbarMobileSidebarProvider'),
  hook('secondary-menu', 'useNavbarSecondaryMenu', 'NavbarSecondaryMenuDisplayProvider'),
  hook('secondary-menu-filler', 'NavbarSecondaryMenuFiller', 'NavbarSecondaryMenuContentProvider'),
  hook('scroll-controller', 'useScrollController', 'ScrollControllerProvider'),
  hook('code-block', 'useCodeBlockContext', 'CodeBlockContextProvider'),
  hook('doc', 'useDoc', 'DocProvider'),
  hook('docs-version', 'useDocsVersion', 'DocsVersionProvider'),
  hook('docs-sidebar', 'useDocsSidebar', 'DocsSidebarProvider'),
  hook('sidebar-items', 'useDocSidebarItemsExpandedState', 'DocSidebarItemsExpandedStateProvider'),
  hook(
    'preferred-version',
    'useDocsPreferredVersionContext',
    'DocsPreferredVersionContextProvider',
  ),
  hook('blog-post', 'useBlogPost', 'BlogPostProvider'),
  {
    ...hook('title-formatter', 'useTitleFormatterContext', 'TitleFormatterProvider'),
    isOutside: true,
  },
];

const docIds = ['Available doc ids are:', '- frames', '- getting-started', '- new'];
const sidebarIds = ['Available sidebar ids are:', '- mainSidebar', '- linklessSidebar'];

/** Mistakes that stop the build and, when they happen only in the browser, crash the page. */
export const mistakes: Mistake[] = [
  ...hooks,
  {
    name: 'route-context',
    id: 'DOCERR-02',
    lines: ['Unexpected: no Docusaurus route context found'],
    isOutside: true,
  },
  {
    name: 'docs-disabled',
    id: 'DOCERR-02',
    lines: [
      'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled (pluginId=no-such-plugin',
    ],
  },
  {
    name: 'unknown-doc',
    id: 'DOCERR-01',
    lines: [`Couldn't find any doc with id "no-such-doc" in version "current".`, ...docIds],
  },
  {
    name: 'unknown-sidebar',
    id: 'DOCERR-01',
    lines: [`Can't find any sidebar with id "no-such-sidebar" in version current`, ...sidebarIds],
  },
  {
    name: 'item-of-unknown-doc',
    id: 'NB-03',
    lines: [`Couldn't find any doc with id "no-such-doc" in version "current".`, ...docIds],
  },
  {
    name: 'item-of-unknown-type',
    id: 'NB-03',
    lines: ['No NavbarItem component found for type "custom-no-such-type".'],
  },
  {
    name: 'item-of-sidebar-without-link',
    id: 'NB-03',
    lines: [`Sidebar with ID "linklessSidebar" doesn't have anything to be linked to.`],
  },
  {
    name: 'item-of-unknown-version',
    id: 'VER-02',
    lines: [
      `No docs version exist for name '9.9'`,
      'Available version names:',
      '- current',
      '- 1.0',
    ],
  },
  {
    name: 'empty-translation',
    id: 'I18N-01',
    lines: [
      'Docusaurus translation declarations must have at least a translation id or a default translation message',
    ],
  },
  {
    name: 'translation-of-elements',
    id: 'I18N-01',
    lines: ['The Docusaurus <Translate> component only accept simple string values'],
  },
];
