import {escapeHtml} from '@site/src/content/escapeHtml';

import {meaningOf, type Choice} from './choice';

const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, inner]) => `${key}: ${literal(inner)}`);
  return `{${entries.join(', ')}}`;
};

/** TypeScript that does what a choice says. */
export const codeOf = (choice: Choice): string => {
  const {options, dropsVideo, dropsAudio} = meaningOf(choice);
  // The header of an MP4 comes first, so its room is reserved before its length is known.
  const needsDuration = options.container === 'mp4';
  const entries = [
    'src',
    'controller',
    ...Object.entries(options).map(([key, value]) => `${key}: ${literal(value)}`),
    ...(needsDuration ? ['expectedDurationInSeconds: durationInSeconds'] : []),
    ...(dropsVideo ? ["onVideoTrack: () => ({type: 'drop'})"] : []),
    ...(dropsAudio ? ["onAudioTrack: () => ({type: 'drop'})"] : []),
    'onProgress: ({overallProgress}) => onProgress(overallProgress)',
  ];
  const lines = [
    ...(needsDuration ? ["import {parseMedia} from '@remotion/media-parser';"] : []),
    "import {convertMedia, type WebCodecsController} from '@remotion/webcodecs';",
    '',
    'export const convert = async (',
    '  src: File,',
    '  controller: WebCodecsController,',
    '  onProgress: (progress: number | null) => void,',
    '): Promise<Blob> => {',
    ...(needsDuration
      ? [
          '  const {durationInSeconds} = await parseMedia({',
          '    src,',
          '    fields: {durationInSeconds: true},',
          '  });',
        ]
      : []),
    '  const result = await convertMedia({',
    ...entries.map((entry) => `    ${entry},`),
    '  });',
    '',
    '  return result.save();',
    '};',
  ];
  return lines.join('\n');
};

/** Words of our code by the class that colors them (src/css/code.css). */
const colors = [
  {name: 's', words: /^'/},
  {name: 'k', words: /^(?:import|from|type|export|const|async|await|return)$/},
  {name: 'n', words: /^[\d.]+$/},
  {name: 'f', words: /^(?:parseMedia|convertMedia|convert|onProgress|save)$/},
  {name: 'y', words: /^(?:File|WebCodecsController|Promise|Blob|number|null|void)$/},
];

/** The code as HTML, colored; its text is the code. */
export const codeHtmlOf = (code: string): string =>
  code
    .split(/('[^']*'|[\w.]*\w)/)
    .map((part, index) => {
      const color = index % 2 === 1 ? colors.find(({words}) => words.test(part)) : undefined;
      return color ? `<span class="${color.name}">${escapeHtml(part)}</span>` : escapeHtml(part);
    })
    .join('');
