import {useId, useState, type CSSProperties, type ReactNode} from 'react';

import {Picture} from '@site/src/components/products/Picture';
import type {DemoData} from '@site/src/demos/read';

import styles from './styles.module.css';

const colors = [
  {name: 'Blue', value: '#2a55e5'},
  {name: 'Green', value: '#0f7a52'},
  {name: 'Violet', value: '#6b46c8'},
  {name: 'Coral', value: '#c8432a'},
] as const;

/** A form whose name and color are passed to a player as props. */
export function Greeting({demo}: {demo: DemoData}): ReactNode {
  const id = useId();
  const [name, setName] = useState('Alex');
  const [color, setColor] = useState<string>(colors[0].value);
  return (
    <div className={styles.greeting}>
      <Picture first demo={demo} inputProps={{name, color}} />
      <div className={styles.form} role="group" aria-label="Video props">
        <div className={styles.field}>
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            type="text"
            maxLength={18}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
            }}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-color`}>Color</label>
          <div className={styles.colors}>
            {colors.map((option) => (
              <button
                key={option.value}
                type="button"
                className={styles.swatch}
                style={{'--swatch': option.value} as CSSProperties}
                aria-label={option.name}
                aria-pressed={option.value === color}
                onClick={() => {
                  setColor(option.value);
                }}
              />
            ))}
            <input
              id={`${id}-color`}
              type="color"
              value={color}
              onChange={(event) => {
                setColor(event.currentTarget.value);
              }}
            />
          </div>
        </div>
        <p className={styles.props}>
          <code>
            {'inputProps={{'}
            <br />
            {'  name: '}
            <span className={styles.value}>{JSON.stringify(name)}</span>,
            <br />
            {'  color: '}
            <span className={styles.value}>{JSON.stringify(color)}</span>,
            <br />
            {'}}'}
          </code>
        </p>
      </div>
    </div>
  );
}
