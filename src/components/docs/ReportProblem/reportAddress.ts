import {site} from '@site/src/config/site';

/** What a report is about. */
export interface ReportPlace {
  /** The page's path. */
  readonly path: string;
  /** The id of the heading above the problem. */
  readonly heading?: string | undefined;
  /** The text that the reader selected. */
  readonly quote?: string | undefined;
}

/** The most characters of a quote: GitHub accepts addresses of about 8,000, and one may become nine of them. */
const QUOTE_LIMIT = 400;

const shortened = (quote: string): string => {
  const characters = Array.from(quote.replace(/\s+/gu, ' ').trim());
  return characters.length > QUOTE_LIMIT
    ? `${characters.slice(0, QUOTE_LIMIT).join('')}…`
    : characters.join('');
};

/** The address of a new issue that says where the problem is, and quotes what the reader selected. */
export const reportAddress = ({path, heading, quote = ''}: ReportPlace): string => {
  const place = heading === undefined ? path : `${path}#${heading}`;
  const text = shortened(quote);
  const lines = [
    `Page: ${site.url}${place}`,
    ...(text ? ['', `> ${text}`] : []),
    '',
    'What is wrong or missing:\n',
  ];
  const report = new URLSearchParams({title: `Docs: ${place}`, body: lines.join('\n')});
  return `${site.issuesUrl}/new?${report.toString()}`;
};
