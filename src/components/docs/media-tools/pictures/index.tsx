import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface PictureProps {
  /** What the picture shows, for those who can't see it. */
  alt: string;
  height: number;
  children: ReactNode;
}

/** Width of every picture in its own units. */
const width = 400;

function Picture({alt, height, children}: PictureProps): ReactNode {
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {children}
    </svg>
  );
}

interface SampleProps {
  x: number;
  y: number;
  width: number;
  height: number;
  kind: 'key' | 'delta' | 'audio' | 'header';
  text?: string | number;
}

function Sample({x, y, width: wide, height, kind, text}: SampleProps): ReactNode {
  return (
    <>
      <rect className={styles[kind]} x={x} y={y} width={wide} height={height} rx={2} />
      {text !== undefined && (
        <text className={styles.onSample} x={x + wide / 2} y={y + height / 2}>
          {text}
        </text>
      )}
    </>
  );
}

function Label({x, y, children}: {x: number; y: number; children: ReactNode}): ReactNode {
  return (
    <text className={styles.label} x={x} y={y}>
      {children}
    </text>
  );
}

/** Heights of the frames of a track: a keyframe, and what changed after it. */
const frames = [36, 12, 16, 9, 14, 36, 11, 15, 12, 10] as const;

/** A header, two tracks, and how their samples lie in the file. */
export function TracksPicture(): ReactNode {
  const step = 31;
  const stored = ['key', 'audio', 'audio', 'delta', 'delta', 'audio', 'delta', 'audio'] as const;
  return (
    <Picture
      height={222}
      alt="A file with a header and two tracks. The video track has two tall keyframes and small deltas, the audio track packets of one size. In the file, the header comes first, then samples of both tracks in turn."
    >
      <rect className={styles.file} x={1} y={1} width={398} height={140} rx={8} />
      <Label x={14} y={20}>
        container: video.mp4
      </Label>
      <Label x={14} y={64}>
        h264
      </Label>
      {frames.map((height, index) => (
        <Sample
          key={index}
          x={74 + index * step}
          y={80 - height}
          width={24}
          height={height}
          kind={height === 36 ? 'key' : 'delta'}
        />
      ))}
      <Label x={14} y={116}>
        aac
      </Label>
      {Array.from({length: 15}, (_, index) => (
        <Sample key={index} x={74 + index * 20.8} y={104} width={16} height={16} kind="audio" />
      ))}
      <Label x={2} y={170}>
        as stored
      </Label>
      <Sample x={2} y={184} width={76} height={30} kind="header" text="header" />
      {stored.map((kind, index) => (
        <Sample key={index} x={82 + index * 40} y={184} width={36} height={30} kind={kind} />
      ))}
    </Picture>
  );
}

/** Which frames a frame needs. */
export function KeyframesPicture(): ReactNode {
  const step = 47;
  const types = ['key', 'delta', 'delta', 'delta', 'key', 'delta', 'delta'] as const;
  const needs = ['–', '0', '0–1', '0–2', '–', '4', '4–5'];
  return (
    <Picture
      height={150}
      alt="Seven frames. Frames 0 and 4 are keyframes and need no other. Frames 1 to 3 need every frame since frame 0, frames 5 and 6 every frame since frame 4."
    >
      <Label x={2} y={34}>
        frame
      </Label>
      <Label x={2} y={132}>
        needs
      </Label>
      {types.map((kind, index) => {
        const x = 70 + index * step;
        const height = kind === 'key' ? 60 : 26;
        return (
          <g key={index}>
            <Sample x={x} y={94 - height} width={34} height={height} kind={kind} text={index} />
            {kind === 'delta' && (
              <path className={styles.arrow} d={`M${x - 1} 81h-10m4 -4l-4 4l4 4`} />
            )}
            <text className={styles.centered} x={x + 17} y={132}>
              {needs[index]}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}

/** The times of the first frames of clip.mp4, in frames: stored in this order. */
const displayed = [0, 1, 3, 2, 4, 7, 5, 6] as const;

/** The order in which frames are stored and decoded, and the one in which they are shown. */
export function DecodingOrderPicture(): ReactNode {
  const step = 41;
  const start = 70;
  return (
    <Picture
      height={170}
      alt="Eight frames, stored as 0, 1, 3, 2, 4, 7, 5, 6 and shown as 0 to 7: frame 3 is decoded before frame 2, and frame 7 before frames 5 and 6."
    >
      <Label x={2} y={32}>
        decoded
      </Label>
      <Label x={2} y={142}>
        shown
      </Label>
      {displayed.map((place, index) => {
        const from = start + index * step + 16;
        const to = start + place * step + 16;
        const kind = index === 0 ? 'key' : 'delta';
        return (
          <g key={place}>
            <path
              className={place === index ? styles.line : styles.moved}
              d={`M${from} 44C${from} 84 ${to} 84 ${to} 124`}
            />
            <Sample x={from - 16} y={12} width={32} height={32} kind={kind} text={place} />
            <Sample x={to - 16} y={124} width={32} height={32} kind={kind} text={place} />
          </g>
        );
      })}
    </Picture>
  );
}

/** One moment on three scales. */
export function TimescalePicture(): ReactNode {
  const step = 95;
  const start = 84;
  const rows = [
    {name: 'file', values: ['0', '512', '1024', '1536']},
    {name: 'samples', values: ['0', '33,333.3', '66,666.7', '100,000']},
    {name: 'seconds', values: ['0', '0.0333', '0.0667', '0.1']},
  ] as const;
  return (
    <Picture
      height={196}
      alt="Four frames at 30 fps on three scales. In the file they are at ticks 0, 512, 1024 and 1536, in samples at 0, 33,333.3, 66,666.7 and 100,000 microseconds, in seconds at 0, 0.0333, 0.0667 and 0.1."
    >
      {rows.map(({name, values}, row) => {
        const y = 40 + row * 56;
        return (
          <g key={name}>
            <Label x={2} y={y}>
              {name}
            </Label>
            <path className={styles.line} d={`M${start} ${y}H396`} />
            {values.map((value, index) => {
              const x = start + index * step;
              return (
                <g key={value}>
                  <path className={styles.tick} d={`M${x} ${y - 8}v16`} />
                  <text className={styles.centered} x={Math.min(x, 370)} y={y + 22}>
                    {value}
                  </text>
                </g>
              );
            })}
          </g>
        );
      })}
      {[0, 1, 2, 3].map((frame) => (
        <text
          key={frame}
          className={styles.centered}
          x={Math.min(start + frame * step, 370)}
          y={18}
        >{`frame ${frame}`}</text>
      ))}
    </Picture>
  );
}

/** What has to be read and decoded for a frame in the middle. */
export function SeekPicture(): ReactNode {
  const step = 32;
  const start = 72;
  const wanted = 7;
  return (
    <Picture
      height={142}
      alt="Ten frames with keyframes at 0 and 5. For frame 7, the parser jumps to keyframe 5. Frames 5 and 6 are decoded and dropped, frame 7 is the first to be shown."
    >
      <Label x={2} y={62}>
        frames
      </Label>
      {Array.from({length: 10}, (_, index) => {
        const isKey = index % 5 === 0;
        const height = isKey ? 56 : 24;
        return (
          <Sample
            key={index}
            x={start + index * step}
            y={82 - height}
            width={26}
            height={height}
            kind={isKey ? 'key' : 'delta'}
            text={index}
          />
        );
      })}
      <path
        className={styles.arrow}
        d={`M${start + wanted * step + 13} 50V12H${start + 5 * step + 13}v10m-4 -4l4 4l4 -4`}
      />
      <path className={styles.line} d={`M${start + 5 * step} 94h58`} />
      <text className={styles.centered} x={start + 5 * step + 29} y={116}>
        drop
      </text>
      <path className={styles.line} d={`M${start + wanted * step} 94h90`} />
      <text className={styles.centered} x={start + wanted * step + 45} y={116}>
        show
      </text>
      <text className={styles.centered} x={start + 2 * step + 29} y={116}>
        not read
      </text>
    </Picture>
  );
}

/** Where samples wait when a step is slower than the one before it. */
export function QueuePicture(): ReactNode {
  return (
    <Picture
      height={132}
      alt="The parser passes samples to a queue, from which the decoder takes them. While the queue is full, the parser waits for the promise that your function returned, and reads no more of the file."
    >
      <Sample x={2} y={34} width={92} height={38} kind="header" text="parser" />
      <path className={styles.arrow} d="M98 53h16m-4 -4l4 4l-4 4" />
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <Sample key={index} x={120 + index * 25} y={38} width={21} height={30} kind="delta" />
      ))}
      <path className={styles.arrow} d="M274 53h20m-4 -4l4 4l-4 4" />
      <Sample x={300} y={34} width={98} height={38} kind="header" text="decoder" />
      <text className={styles.centered} x={193} y={20}>
        queue: 6 of 6
      </text>
      <path className={styles.arrow} d="M193 78v22H48v-20m-4 4l4 -4l4 4" />
      <text className={styles.centered} x={120} y={120}>
        waits for your promise
      </text>
    </Picture>
  );
}

/** Where the top of the recorded scene lies in stored frames, and how a player shows them. */
export function RotationPicture(): ReactNode {
  const step = 84;
  const start = 112;
  const rotations = [
    {rotation: '0', up: 'M0 12v-24m-7 7l7 -7l7 7', isSideways: false},
    {rotation: '90', up: 'M-12 0h24m-7 -7l7 7l-7 7', isSideways: true},
    {rotation: '-90', up: 'M12 0h-24m7 -7l-7 7l7 7', isSideways: true},
    {rotation: '180', up: 'M0 -12v24m-7 -7l7 7l7 -7', isSideways: false},
  ] as const;
  return (
    <Picture
      height={190}
      alt="Four landscape frames as stored, with an arrow to the top of the scene. With rotation 0 it points up, with 90 right, with -90 left, with 180 down. As shown, every arrow points up: with 90 and -90 the frames are portrait, with 0 and 180 landscape."
    >
      <Label x={2} y={16}>
        rotation
      </Label>
      <Label x={2} y={56}>
        stored
      </Label>
      <Label x={2} y={142}>
        shown
      </Label>
      {rotations.map(({rotation, up, isSideways}, index) => {
        const x = start + index * step;
        const wide = isSideways ? 40 : 70;
        const high = isSideways ? 70 : 40;
        return (
          <g key={rotation}>
            <text className={styles.centered} x={x} y={16}>
              {rotation}
            </text>
            <rect className={styles.file} x={x - 35} y={36} width={70} height={40} rx={2} />
            <path className={styles.moved} d={up} transform={`translate(${x} 56)`} />
            <path className={styles.arrow} d={`M${x} 82v16m-4 -4l4 4l4 -4`} />
            <rect
              className={styles.file}
              x={x - wide / 2}
              y={142 - high / 2}
              width={wide}
              height={high}
              rx={2}
            />
            <path className={styles.moved} d={rotations[0].up} transform={`translate(${x} 142)`} />
          </g>
        );
      })}
    </Picture>
  );
}

/** The steps from stored numbers to colors, and what two files say about each. */
export function ColorPicture(): ReactNode {
  const step = 84;
  const start = 66;
  const steps = [
    {name: 'fullRange', hdr: 'true', clip: 'true'},
    {name: 'matrix', hdr: 'bt2020-ncl', clip: 'bt470bg'},
    {name: 'transfer', hdr: 'pq', clip: 'null'},
    {name: 'primaries', hdr: 'bt2020', clip: 'null'},
  ] as const;
  return (
    <Picture
      height={124}
      alt="Four steps from the numbers in a file to colors on a screen: fullRange, matrix, transfer, primaries. An HDR file has true, bt2020-ncl, pq and bt2020, the file clip.webm true, bt470bg, null and null."
    >
      <Label x={2} y={34}>
        pixels
      </Label>
      <Label x={2} y={80}>
        HDR
      </Label>
      <Label x={2} y={108}>
        clip.webm
      </Label>
      {steps.map(({name, hdr, clip}, index) => {
        const x = start + index * step;
        return (
          <g key={name}>
            <path className={styles.arrow} d={`M${x - 12} 34h8m-4 -4l4 4l-4 4`} />
            <Sample x={x} y={16} width={68} height={36} kind="header" text={name} />
            <text className={styles.centered} x={x + 34} y={80}>
              {hdr}
            </text>
            <text className={styles.centered} x={x + 34} y={108}>
              {clip}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
