import {defineChooser} from './chooser';

/** Which tag shows or plays a file. */
export const mediaTags = defineChooser({
  parameter: 'tag',
  label: 'Tags for images, video, audio and pages',
  heading: 'Tag',
  needs: {
    video: 'a video',
    'exact-video': 'the exact video frame in a render',
    still: 'a still image',
    gif: 'an animated GIF',
    animated: 'an animated WebP or AVIF',
    sound: 'sound',
    page: 'a web page',
  },
  options: [
    {
      name: '<OffthreadVideo>',
      page: '/docs/offthreadvideo',
      text: 'Videos that will be rendered: FFmpeg extracts each frame.',
      meets: ['video', 'exact-video', 'sound'],
    },
    {
      name: '<Video>',
      page: '/docs/video',
      text: 'Videos that need the loop attribute or a ref to the element.',
      meets: ['video', 'sound'],
    },
    {
      name: '<Img>',
      page: '/docs/img',
      text: 'PNG, JPEG, SVG and WebP: the frame waits until the image is decoded.',
      meets: ['still'],
    },
    {
      name: '<AnimatedImage>',
      page: '/docs/animatedimage',
      text: 'Animated images in browsers that have an ImageDecoder.',
      meets: ['gif', 'animated'],
    },
    {
      name: '<Gif>',
      page: '/docs/gif/gif',
      text: 'GIFs in every browser, with a decoder in JavaScript.',
      meets: ['gif'],
    },
    {
      name: '<Audio>',
      page: '/docs/audio',
      text: 'Music, voices and the audio track of a video.',
      meets: ['sound'],
    },
    {
      name: '<IFrame>',
      page: '/docs/iframe',
      text: 'A page from another site: the frame waits until it has loaded.',
      meets: ['page'],
    },
  ],
});
