import {useId, type ReactNode} from 'react';

import {containers, possible, resizes, rotations, videoCodecs} from './choice';
import type {Choice, ResizeName} from './choice';
import styles from './styles.module.css';

interface SelectProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, text: string])[];
  onChange: (value: T) => void;
}

function Select<T extends string | number>(props: SelectProps<T>): ReactNode {
  const {label, value, options, onChange} = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input-box"
        value={value}
        disabled={options.length < 2}
        onChange={({currentTarget}) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const resizeTexts: Record<ResizeName, string> = {
  none: 'Unchanged',
  '1080': 'At most 1080 px high',
  '720': 'At most 720 px high',
  '360': 'At most 360 px high',
  '90': 'At most 90 px high',
  half: 'Half the width and height',
};

const rotationTexts = {
  0: 'None',
  90: '90° clockwise',
  180: '180°',
  270: '90° counterclockwise',
} as const;

interface Props {
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** What convertMedia() offers: container, codec, tracks, size and rotation. */
export function Controls({choice, onChange}: Props): ReactNode {
  const {container, video, audio, resize, rotate} = choice;
  const change = (part: Partial<Choice>): void => {
    onChange(possible({...choice, ...part}));
  };
  const isWav = container === 'wav';
  const hasVideo = video !== 'drop';
  const videoOptions = [
    ['default', 'Copy if possible'],
    ...videoCodecs[container].map((codec) => [codec, codec] as const),
    ['drop', 'Leave out'],
  ] as const;
  return (
    <fieldset className={styles.controls}>
      <legend className="visually-hidden">Output</legend>
      <Select
        label="Container"
        value={container}
        options={containers.map((name) => [name, name])}
        onChange={(value) => {
          // A WAV has no video; what comes after it may have some again.
          change({container: value, ...(isWav && {video: 'default'})});
        }}
      />
      <Select
        label="Video"
        value={video}
        options={isWav ? [['drop', 'Leave out']] : videoOptions}
        onChange={(value) => {
          change({video: value});
        }}
      />
      <Select
        label="Audio"
        value={audio}
        options={
          hasVideo
            ? [
                ['keep', 'Keep'],
                ['drop', 'Leave out'],
              ]
            : [['keep', 'Keep']]
        }
        onChange={(value) => {
          change({audio: value});
        }}
      />
      <Select
        label="Size"
        value={resize}
        options={(hasVideo ? (Object.keys(resizes) as ResizeName[]) : (['none'] as const))
          .toSorted((a, b) => Number(b === 'none') - Number(a === 'none'))
          .map((name) => [name, resizeTexts[name]])}
        onChange={(value) => {
          change({resize: value});
        }}
      />
      <Select
        label="Rotation"
        value={rotate}
        options={(hasVideo ? rotations : ([0] as const)).map((angle) => [
          angle,
          rotationTexts[angle],
        ])}
        onChange={(value) => {
          change({rotate: value});
        }}
      />
    </fieldset>
  );
}
