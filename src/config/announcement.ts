import type {ThemeConfig} from '@docusaurus/theme-common';

/** The bar above the navbar. A new `id` shows it again to those who closed the last one. */
export const announcementBar = {
  id: 'docs-4-0-319',
  content:
    'These docs describe version 4.0.319. Their code samples are compiled against the published packages.',
  backgroundColor: 'var(--site-announcement-bg)',
  textColor: 'var(--site-announcement-text)',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
