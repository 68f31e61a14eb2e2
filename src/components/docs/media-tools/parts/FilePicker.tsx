import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import styles from './styles.module.css';

/** Small files of the site, for those without one at hand. */
const samples = ['clip.mp4', 'clip.webm', 'tone.wav'];

interface Props {
  onChoose: (source: File | string) => void;
}

/** A field to choose a file or drop one on, and files to try. */
export function FilePicker({onChoose}: Props): ReactNode {
  const id = useId();
  const folder = useBaseUrl('/demo/');
  // What is chosen before the app starts would get lost.
  const disabled = !useIsBrowser();
  return (
    <div className={styles.picker}>
      <div className={styles.drop}>
        <label htmlFor={id}>Choose a file or drop it here</label>
        <span className={styles.promise}>It stays on your device. Nothing is uploaded.</span>
        <input
          id={id}
          type="file"
          disabled={disabled}
          onChange={({currentTarget}) => {
            const file = currentTarget.files?.[0];
            if (file) onChoose(file);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      <div className={styles.samples} role="group" aria-label="Sample files">
        <span>Or try</span>
        {samples.map((name) => (
          <button
            key={name}
            type="button"
            className="outline-button"
            disabled={disabled}
            onClick={() => {
              onChoose(folder + name);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
