import {attribute, hasClass} from 'docusaurus-markdown-pages/html';

/** What the site's own components are in Markdown. */
export const handlers = {
  blocks: [
    {
      matches: (element) => hasClass(element, 'kettle-gauge'),
      convert: (element) => [
        {
          type: 'paragraph',
          children: [
            {type: 'text', value: `Temperature: ${attribute(element, 'data-celsius')} °C`},
          ],
        },
      ],
    },
  ],
};
