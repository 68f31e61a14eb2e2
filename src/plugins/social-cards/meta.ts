const decode = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** The content of a meta tag in a page's HTML, or undefined. Values in quotes may hold brackets. */
export const metaOf = (html: string, property: string): string | undefined => {
  const named = new RegExp(`property="?${property}"?[ >]`);
  const tag = html.match(/<meta (?:"[^"]*"|[^">])*>/g)?.find((candidate) => named.test(candidate));
  const content = tag && /content=(?:"([^"]*)"|([^\s">]+))/.exec(tag);
  return content ? decode(content[1] ?? content[2] ?? '') : undefined;
};
