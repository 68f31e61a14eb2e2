import {site} from '@site/src/config/site';
import {authors} from '@site/src/data/authors';

const author = {'@type': 'Organization', ...authors.remotion};
const publisher = {'@type': 'Organization', name: site.company, url: site.url};

/**
 * The framework's data of a post: it declares every author a person and lists keywords that posts
 * do not have.
 */
export const withOrganization = (post: object): object => ({
  ...post,
  author,
  publisher,
  keywords: undefined,
});
