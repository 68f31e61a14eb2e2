import {serveOfflineCopy} from 'docusaurus-offline-copy/worker';

serveOfflineCopy({
  hashedFiles: '/assets/',
  notSavedPage: {
    lang: 'en',
    title: 'No connection',
    styles: 'body { font-family: system-ui; margin: 2rem }',
    main: (list, baseUrl) =>
      `<h1>This page isn’t saved</h1><ul>${list}</ul><p><a href="${baseUrl}offline">Your copy</a></p>`,
  },
});
