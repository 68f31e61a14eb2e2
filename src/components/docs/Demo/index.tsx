import clsx from 'clsx';
import {
  Suspense,
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {useOnDemand} from '@site/src/client/useOnDemand';

import {EDITOR_FAILURE, type LoadPageEditor} from '../pageEditor';
import {ControlFields, type ControlValue} from './ControlField';
import {LazyDemoPlayer} from './LazyDemoPlayer';
import {Transport} from './Transport';
import {parseDemo} from './demoData';
import styles from './styles.module.css';
import {usePlayback} from './usePlayback';
import {useSeen} from './useSeen';

interface Props {
  /** Loads what opens in place of the demo; without it, the code can't be edited. */
  loadEditor?: LoadPageEditor;
  id: string;
  /** The demo's definition as JSON, written by src/markdown/remarkDemos.ts in the build. */
  data?: string;
  /** Code beside the picture where there is room for it, instead of below. */
  wide?: boolean;
  /** The page shows the code itself, so the composition's source is left out. */
  withoutCode?: boolean;
  /** The editor can run the code; inserted in the build. */
  editable?: boolean;
  /** The composition's source, as a code block; inserted in the build too. */
  children?: ReactNode;
}

/**
 * A composition that plays in the page, with its parameters and its source. Until it comes into
 * view, and without JavaScript, a still is in its place.
 */
export function Demo({
  loadEditor,
  id,
  data,
  wide,
  withoutCode,
  editable,
  children,
}: Props): ReactNode {
  const demo = useMemo(() => parseDemo({id, data}), [id, data]);
  const section = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const seen = useSeen(stage);
  const [values, setValues] = useState<Record<string, unknown>>(demo.defaultProps);
  const playback = usePlayback(demo, stage);
  const headingId = useId();
  /** Where the player was when the editor was opened. */
  const [edited, setEdited] = useState<{frame: number; playing: boolean}>();
  const {loaded, hasFailed, load} = useOnDemand(loadEditor);
  const Editor = edited && loaded?.default;
  const still = useBaseUrl(`/img/demos/${id}.webp`);
  const change = (name: string, value: ControlValue): void => {
    setValues((current) => ({...current, [name]: value}));
  };
  const view = (
    <>
      <div className={styles.screen}>
        <div
          ref={stage}
          className={styles.stage}
          style={
            {'--demo-ratio': `${String(demo.width)} / ${String(demo.height)}`} as CSSProperties
          }
        >
          <img
            className={styles.still}
            src={still}
            alt={demo.alt}
            width={demo.width}
            height={demo.height}
            loading="lazy"
            decoding="async"
          />
          {seen && (
            <Suspense fallback={null}>
              <LazyDemoPlayer demo={demo} inputProps={values} attach={playback.attach} />
            </Suspense>
          )}
          {hasFailed && (
            <p className={styles.failure} role="alert">
              {EDITOR_FAILURE}
            </p>
          )}
        </div>
        <Transport
          durationInFrames={demo.durationInFrames}
          playback={playback}
          labelId={headingId}
          onEdit={
            editable && loadEditor
              ? () => {
                  setEdited({frame: playback.frame, playing: playback.playing});
                  load();
                }
              : undefined
          }
        />
        <ControlFields
          controls={demo.controls}
          values={values}
          disabled={!playback.ready}
          onChange={change}
        />
        <p id={headingId} className={styles.title}>
          {demo.title}
        </p>
      </div>
      {!withoutCode && <div className={styles.source}>{children}</div>}
    </>
  );
  return (
    <section
      ref={section}
      // What is focused when the editor closes: its buttons are gone.
      tabIndex={-1}
      className={clsx(styles.demo, wide && !Editor && styles.wide)}
      {...(Editor ? {'aria-label': demo.title} : {'aria-labelledby': headingId})}
      data-markdown="demo"
    >
      {edited && Editor ? (
        <Editor
          subject={{kind: 'demo', id, values, ...edited}}
          onClose={() => {
            section.current?.focus({preventScroll: true});
            setEdited(undefined);
          }}
        />
      ) : (
        view
      )}
    </section>
  );
}
