import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';

import {NumberField} from '@site/src/components/products/NumberField';
import {Stage} from '@site/src/components/products/Picture/Stage';
import {withCommas} from '@site/src/components/products/withCommas';
import {useSeen} from '@site/src/components/docs/Demo/useSeen';
import type {DemoData} from '@site/src/demos/read';

import {datasets, type Dataset, type Row} from './datasets';
import styles from './styles.module.css';
import {usePlayers} from './usePlayers';

function Fields({row, onChange}: {row: Row; onChange: (row: Row) => void}): ReactNode {
  const id = useId();
  return (
    <div className={styles.fields} data-markdown-ignore="">
      <label className="visually-hidden" htmlFor={`${id}-title`}>
        Title of {row.title || 'this card'}
      </label>
      <input
        id={`${id}-title`}
        type="text"
        maxLength={14}
        value={row.title}
        onChange={(event) => {
          onChange({...row, title: event.currentTarget.value});
        }}
      />
      <label className="visually-hidden" htmlFor={`${id}-value`}>
        Value of {row.title || 'this card'}
      </label>
      <NumberField
        id={`${id}-value`}
        min={0}
        max={99_999}
        value={row.value}
        onChange={(value) => {
          onChange({...row, value});
        }}
      />
    </div>
  );
}

/** One composition, a video for each row of a dataset; rows and dataset can be changed. */
export function Variants({demo}: {demo: DemoData}): ReactNode {
  const grid = useRef<HTMLUListElement>(null);
  const seen = useSeen(grid);
  const [dataset, setDataset] = useState<Dataset>(datasets[0]);
  const {ready, playing, attach, toggle} = usePlayers(dataset.rows.length, grid);
  const change = (index: number, row: Row): void => {
    setDataset((current) => ({
      ...current,
      rows: current.rows.map((old, place) => (place === index ? row : old)),
    }));
  };
  return (
    <div className={styles.variants}>
      <div className={styles.bar}>
        <div role="group" aria-label="Dataset" className={styles.choices}>
          {datasets.map((option) => (
            <button
              key={option.name}
              type="button"
              className={clsx(
                'outline-button',
                styles.choice,
                option.name === dataset.name && 'accent-fill',
              )}
              aria-pressed={option.name === dataset.name}
              onClick={() => {
                setDataset(option);
              }}
            >
              {option.name}
            </button>
          ))}
        </div>
        <button
          type="button"
          className={clsx('outline-button', styles.choice)}
          disabled={!ready}
          onClick={toggle}
        >
          {playing ? 'Pause all' : 'Play all'}
        </button>
      </div>
      <ul ref={grid} className={styles.grid} aria-label="Videos of the dataset">
        {dataset.rows.map((row, index) => {
          const {title, value, color} = row;
          return (
            <li key={index} className={styles.variant}>
              <Stage
                demo={demo}
                inputProps={{title, value, color, unit: dataset.unit}}
                seen={seen}
                attach={attach}
              >
                <div className={styles.card}>
                  <p style={{color}}>{title}</p>
                  <p className={styles.value}>{withCommas(value)}</p>
                  <p>{dataset.unit}</p>
                </div>
              </Stage>
              <Fields
                row={row}
                onChange={(changed) => {
                  change(index, changed);
                }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
