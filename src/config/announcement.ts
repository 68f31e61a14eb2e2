import type {ThemeConfig} from '@docusaurus/theme-common';

/** The bar above the navbar. A new `id` shows it again to readers who closed the previous one. */
export const announcementBar = {
  id: 'tutorial-data-to-videos',
  content: 'New tutorial: <a href="/learn/data-to-videos">From data to a thousand videos</a>',
  backgroundColor: 'var(--site-announcement-bg)',
  textColor: 'var(--site-announcement-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
