import {defineChooser} from './chooser';

/** Where a video is rendered, or played without rendering. */
export const renderers = defineChooser({
  parameter: 'renderer',
  label: 'Places to render',
  heading: 'Option',
  needs: {
    waiting: 'users to get a file while they wait',
    parallel: 'many videos at the same time, without my own queue',
    split: 'one video split over many machines',
    serverless: 'no server to maintain',
    gpu: 'a graphics card',
    live: 'changes shown immediately, without a file',
  },
  options: [
    {
      name: 'Lambda',
      page: '/docs/lambda',
      text: 'Apps in which users wait for a video: the fastest, in your AWS account.',
      meets: ['waiting', 'parallel', 'split', 'serverless'],
    },
    {
      name: 'Cloud Run',
      page: '/docs/cloudrun',
      text: 'Small volumes on Google Cloud. Alpha: one container renders one video.',
      meets: ['waiting', 'parallel', 'serverless'],
    },
    {
      name: 'Node.js on your server',
      page: '/docs/ssr-node',
      text: 'A few videos per day, or a server you already run.',
      meets: ['waiting', 'gpu'],
    },
    {
      name: 'Docker',
      page: '/docs/docker',
      text: 'Container hosts: an image with Chrome and its libraries.',
      meets: ['waiting'],
    },
    {
      name: 'Player in the browser',
      page: '/docs/player',
      text: 'Previews and editors: plays the composition. A file still needs one of the others.',
      meets: ['live', 'serverless'],
    },
  ],
});
