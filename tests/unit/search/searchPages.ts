import type {SearchPage} from '../../../src/search/records';

export {barePage as page} from '../../../scripts/lib/search/barePage';

/** A section; the anchor is the heading with hyphens. */
export const section = (heading: string, text = ''): SearchPage['sections'][number] => ({
  heading,
  anchor: heading.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  level: heading === '' ? 1 : 2,
  text,
});
