/** Pages of the docs that no sidebar leads to, each with the reason. */
export const WITHOUT_SIDEBAR: Readonly<Record<string, string>> = {
  'docs/4-0-alpha.mdx': 'for those who still use an alpha of 4.0, who come by search',
  'docs/buffer-state.mdx': 'a detail of the Player, linked from its page on buffering',
  'docs/investors.mdx': 'about the company; the navbar and the page about us link it',
  'docs/lambda/feb-2022-outage.mdx': 'a report of the past, kept for links to it',
  'docs/lambda/feb-2023-incident.mdx': 'a report of the past, kept for links to it',
  'docs/react-18.mdx': 'for React 18, which is no longer the newest; the page on React 19 links it',
  'docs/tailwind-legacy.mdx': 'for Tailwind CSS 2; the page on Tailwind links it',
  'docs/use-img-and-iframe.mdx': 'what the lint rules link; each tag has a page of its own',
};
