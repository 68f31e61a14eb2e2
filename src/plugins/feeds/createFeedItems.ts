import type {FeedOptions} from '@docusaurus/plugin-content-blog';

import {feedHtml} from './feedHtml';

/** Feed items for the blog plugin, whose own items hold the buttons and form fields of the pages. */
export const createFeedItems: FeedOptions['createFeedItems'] = async ({
  defaultCreateFeedItems,
  ...params
}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({content = '', ...item}) => ({
    ...item,
    published: item.date,
    content: feedHtml(content),
  }));
};
