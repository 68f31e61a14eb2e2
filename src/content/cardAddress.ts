/** Address of a page's social card below the base URL, for a path such as `/docs/spring`. */
export const cardAddress = (path: string): string =>
  `/img/cards/${path.replace(/^\/+|\/+$/g, '') || 'home'}.png`;
