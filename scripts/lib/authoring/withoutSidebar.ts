/** Pages of the docs that no sidebar leads to, each with the reason. */
export const WITHOUT_SIDEBAR: Readonly<Record<string, string>> = {
  'docs/4-0-alpha.mdx': 'for users of a 4.0 alpha, who find it through search',
  'docs/buffer-state.mdx': 'a detail of the Player, linked from its page on buffering',
  'docs/investors.mdx': 'about the company; linked from the navbar and the About page',
  'docs/lambda/feb-2022-outage.mdx': 'a past incident report, kept for existing links',
  'docs/lambda/feb-2023-incident.mdx': 'a past incident report, kept for existing links',
  'docs/react-18.mdx': 'for React 18, which is no longer the latest; linked from the React 19 page',
  'docs/tailwind-legacy.mdx': 'for Tailwind CSS 2; linked from the Tailwind page',
  'docs/use-img-and-iframe.mdx': 'linked from the lint rules; each tag has a page of its own',
};
