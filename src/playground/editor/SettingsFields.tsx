import {useId, type ReactNode} from 'react';

import {isSetting, settingLimits, settingNames} from '../project/project';
import type {VideoSettings} from '../protocol';
import styles from './styles.module.css';

const labels: Readonly<Record<keyof VideoSettings, string>> = {
  width: 'Width (px)',
  height: 'Height (px)',
  fps: 'Frames per second',
  durationInFrames: 'Duration in frames',
};

interface Props {
  settings: VideoSettings;
  onChange: (settings: VideoSettings) => void;
}

/** The size, speed and length of the composition. A value that is not allowed changes nothing. */
export function SettingsFields({settings, onChange}: Props): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.settings}>
      <legend className="visually-hidden">Composition</legend>
      {settingNames.map((name) => {
        const [min, max] = settingLimits[name];
        return (
          <div key={name} className={styles.setting}>
            <label htmlFor={`${id}${name}`}>{labels[name]}</label>
            <input
              id={`${id}${name}`}
              type="number"
              min={min}
              max={max}
              step={1}
              defaultValue={settings[name]}
              onChange={({currentTarget}) => {
                const value = currentTarget.valueAsNumber;
                if (isSetting(name, value)) onChange({...settings, [name]: value});
              }}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
