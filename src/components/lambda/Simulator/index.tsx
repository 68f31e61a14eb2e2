import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {NumberField} from '@site/src/components/products/NumberField';
import {Picture} from '@site/src/components/products/Picture';
import {withCommas} from '@site/src/components/products/withCommas';
import {
  limits,
  pricesOf,
  publishedPrice,
  publishedRenders,
  regions,
  type Region,
} from '@site/src/data/lambda';
import type {DemoData} from '@site/src/demos/read';

import {
  automaticFramesPerLambda,
  framesPerLambdaRange,
  planRender,
  renderCost,
  renderTimes,
} from '../plan';
import {Choice, Slider} from './Field';
import {formatDollars, formatTime} from './format';
import styles from './styles.module.css';

const fps = 30;

/** Lengths to choose from, in seconds. */
const lengths = [5, 10, 20, 30, 60, 80, 120, 300, 600, 1200, 1800, 3600, 7200] as const;

const memories = [1024, 2048, 3008, 4096, 10_240].map((value) => ({
  value,
  text: `${withCommas(value)} MB`,
}));

const regionOptions = regions.map((value) => ({value, text: value}));

interface Settings {
  /** Seconds. */
  length: number;
  /** Undefined if Remotion chooses. */
  framesPerLambda: number | undefined;
  /** Milliseconds per frame. `start`: milliseconds until a function starts to render. */
  perFrame: number;
  start: number;
  /** MB. */
  memory: number;
  region: Region;
}

const initial: Settings = {
  length: 60,
  framesPerLambda: undefined,
  perFrame: 200,
  start: 2000,
  memory: limits.defaultMemory,
  region: limits.defaultRegion,
};

interface Preset {
  name: string;
  settings: Pick<Settings, 'length' | 'framesPerLambda'>;
  /** The published render of this length. */
  published?: {
    /** Seconds from the call to the file. */
    total: number;
    /** What the source doesn't say, as a sentence without its period. */
    open: string;
  };
}

const {trailer, twoHours} = publishedRenders;

const presets: Preset[] = [
  {name: '1 minute, automatic', settings: {length: 60, framesPerLambda: undefined}},
  {
    name: `${String(trailer.length)} seconds, ${String(publishedPrice.framesPerLambda)} frames each`,
    settings: {length: trailer.length, framesPerLambda: publishedPrice.framesPerLambda},
    published: {
      total: trailer.total,
      open: 'Its chunk length and its render time per frame aren’t published',
    },
  },
  {
    name: `${String(twoHours.length / 3600)} hours, ${withCommas(twoHours.framesPerLambda)} frames each`,
    settings: {length: twoHours.length, framesPerLambda: twoHours.framesPerLambda},
    published: {total: twoHours.total, open: 'Its render time per frame isn’t published'},
  },
];

interface Props {
  demo: DemoData;
  /** Whether it's above the fold. */
  first: boolean;
}

/** Shows how a render is split, how long it takes, and what it costs, as a drawing and as numbers. */
export function Simulator({demo, first}: Props): ReactNode {
  const framesId = useId();
  const [settings, setSettings] = useState(initial);
  const change = (part: Partial<Settings>): void => {
    setSettings((current) => ({...current, ...part}));
  };
  const {length, perFrame, start, memory, region} = settings;
  const frames = length * fps;
  const automatic = automaticFramesPerLambda(frames);
  const plan = planRender(frames, settings.framesPerLambda ?? automatic);
  const {framesPerLambda, functions, calls, rest} = plan;
  const times = renderTimes(plan, {perFrame, start});
  const cost = renderCost({
    billed: times.billed,
    calls,
    memory,
    disk: limits.defaultDisk,
    region,
  });
  const price = pricesOf(region);
  const most = Math.ceil(frames / framesPerLambdaRange(frames).min);
  const isAutomatic = settings.framesPerLambda === undefined;
  const published = presets.find(
    (preset) =>
      preset.settings.length === length &&
      preset.settings.framesPerLambda === settings.framesPerLambda,
  )?.published;
  return (
    <div className={styles.place}>
      <div className={styles.simulator}>
        <Picture
          first={first}
          demo={demo}
          inputProps={{frames, framesPerLambda, perFrame, start}}
        />
        <div className={styles.side}>
          <div className={styles.controls} role="group" aria-label="Render">
            <Slider
              label="Length"
              shown={`${formatTime(length * 1000)}, ${withCommas(frames)} frames`}
              min={0}
              max={lengths.length - 1}
              value={lengths.findIndex((option) => option === length)}
              onChange={(index) => {
                change({length: lengths[index]});
              }}
            />
            <Slider
              label="Concurrency"
              shown={`${functions} ${functions === 1 ? 'function' : 'functions'}`}
              min={1}
              max={most}
              value={functions}
              onChange={(wanted) => {
                change({framesPerLambda: Math.ceil(frames / wanted)});
              }}
            />
            <div className={styles.frames}>
              <div className={styles.framesField}>
                <label htmlFor={framesId}>Frames per Lambda</label>
                <NumberField
                  id={framesId}
                  className="input-box"
                  min={framesPerLambdaRange(frames).min}
                  max={frames}
                  value={framesPerLambda}
                  onChange={(value) => {
                    change({framesPerLambda: value});
                  }}
                />
              </div>
              <button
                type="button"
                className={clsx('outline-button', isAutomatic && 'accent-fill')}
                aria-pressed={isAutomatic}
                onClick={() => {
                  change({framesPerLambda: undefined});
                }}
              >
                Automatic
              </button>
            </div>
            <div className={styles.presets} role="group" aria-label="Examples">
              {presets.map((preset) => (
                <button
                  key={preset.name}
                  type="button"
                  className="outline-button"
                  onClick={() => {
                    change(preset.settings);
                  }}
                >
                  {preset.name}
                </button>
              ))}
            </div>
          </div>
          <div className={styles.controls} role="group" aria-label="Your video">
            <Slider
              label="Render time per frame"
              shown={`${perFrame} ms`}
              min={20}
              max={1000}
              step={20}
              value={perFrame}
              onChange={(value) => {
                change({perFrame: value});
              }}
            />
            <Slider
              label="Startup time per function"
              shown={formatTime(start)}
              min={0}
              max={10_000}
              step={500}
              value={start}
              onChange={(value) => {
                change({start: value});
              }}
            />
            <div className={styles.pair}>
              <Choice
                label="Memory"
                options={memories}
                value={memory}
                onChange={(value) => {
                  change({memory: value});
                }}
              />
              <Choice
                label="Region"
                options={regionOptions}
                value={region}
                onChange={(value) => {
                  change({region: value});
                }}
              />
            </div>
          </div>
        </div>
        <dl className={styles.results} aria-label="Result">
          <div>
            <dt>Functions</dt>
            <dd>{functions}</dd>
            <dd className={styles.note}>
              {functions === 1 || rest === framesPerLambda
                ? `${withCommas(framesPerLambda)} frames each`
                : `${withCommas(framesPerLambda)} frames each, ${withCommas(rest)} in the last`}
            </dd>
          </div>
          <div>
            <dt>Invocations</dt>
            <dd>{calls}</dd>
            <dd className={styles.note}>including the one that splits and merges</dd>
          </div>
          <div>
            <dt>Rendering time</dt>
            <dd>{formatTime(times.wall)}</dd>
            <dd className={styles.note}>{formatTime(times.oneMachine)} sequentially</dd>
          </div>
          <div>
            <dt>Billed time</dt>
            <dd>{formatTime(times.billed)}</dd>
            <dd className={styles.note}>total across functions</dd>
          </div>
          <div className={styles.cost}>
            <dt>Estimated cost</dt>
            <dd>{formatDollars(cost.total)}</dd>
            <dd className={styles.note}>
              {formatDollars((cost.total / length) * 60)} per minute of video
            </dd>
          </div>
        </dl>
        {published && (
          <p className={styles.published}>
            The published render of this length took {formatTime(published.total * 1000)} in total.
            The other {formatTime(Math.max(0, published.total * 1000 - times.wall))} went into
            calling the functions, merging and uploading, or its frames took longer than set here.{' '}
            {published.open}.
          </p>
        )}
        <div className={styles.formula}>
          <p>
            This estimate uses the formula that Remotion applies after a render. Measure the render
            time per frame and the startup time in your own project: more memory also gives a
            function more CPU, which this estimate does not model. Calling the functions, merging,
            storage and data transfer are not included, so a whole render takes longer than the
            rendering time; the 80-second and 2-hour examples also show the published totals. When
            those were measured, in 2022, merging also encoded the audio a second time. Versions
            since 4.0.130 no longer do that for AAC.
          </p>
          <dl>
            <div>
              <dt>
                {formatTime(times.billed)} × {memory / 1024} GB × ${price.memory.toFixed(10)}
              </dt>
              <dd>{formatDollars(cost.memory)}</dd>
            </div>
            <div>
              <dt>
                {formatTime(times.billed)} × {(limits.defaultDisk - limits.freeDisk) / 1024} GB of
                disk × ${price.disk.toFixed(10)}
              </dt>
              <dd>{formatDollars(cost.disk)}</dd>
            </div>
            <div>
              <dt>
                {calls} invocations × ${price.call.toFixed(10)}
              </dt>
              <dd>{formatDollars(cost.calls)}</dd>
            </div>
          </dl>
          <p>
            AWS Lambda prices for ARM in {region}, in US dollars per GB-second and per invocation,
            as used by <code>@remotion/lambda</code> for its own estimate.
          </p>
        </div>
      </div>
    </div>
  );
}
