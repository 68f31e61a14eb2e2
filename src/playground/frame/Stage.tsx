import {useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode} from 'react';
import {Player, type PlayerRef} from '@remotion/player';
import {ErrorBoundary} from 'react-docs-playground/stage';
import {useCurrentFrame} from 'remotion';

import type {VideoSettings} from '../protocol';

/** A state of the code that ran. */
export interface Version {
  number: number;
  composition: ComponentType<Record<string, unknown>>;
  /** Counts up when the same version is tried again. */
  attempt: number;
  /** The last frame that it showed without an error. */
  goodFrame?: number;
}

/** The version that the player shows. */
let shown: Version | undefined;
const listeners = new Set<() => void>();

/** Shows another version, or nothing, in the player that is there: it keeps its frame and plays on. */
export const show = (version: Version | undefined): void => {
  shown = version;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

interface StageEvents {
  onShown: (version: Version) => void;
  onFailed: (version: Version, error: unknown, componentStack: string) => void;
}

/** Set once, before the player is there. */
let events: StageEvents | undefined;

/** Notes which frame was shown; beside the composition, so that it runs only when that succeeded. */
function GoodFrame({version}: {version: Version}): null {
  const frame = useCurrentFrame();
  useLayoutEffect(() => {
    const isFirst = version.goodFrame === undefined;
    version.goodFrame = frame;
    if (isFirst) events?.onShown(version);
  });
  return null;
}

/** The composition that the player plays: whichever version is current. */
function Shown(props: Record<string, unknown>): ReactNode {
  const version = useSyncExternalStore(subscribe, () => shown);
  if (!version) return null;
  const {composition: Composition, number, attempt} = version;
  return (
    <ErrorBoundary
      key={`${number}.${attempt}`}
      onError={(error, componentStack) => events?.onFailed(version, error, componentStack)}
    >
      <Composition {...props} />
      <GoodFrame version={version} />
    </ErrorBoundary>
  );
}

interface StageProps {
  settings: VideoSettings;
  inputProps: Readonly<Record<string, unknown>>;
  start: {frame: number; playing: boolean};
  attach: (player: PlayerRef | null) => void;
  events: StageEvents;
}

/** The player, over all of the frame. */
export function Stage({settings, inputProps, start, attach, events: given}: StageProps): ReactNode {
  events = given;
  const {width, height, fps, durationInFrames} = settings;
  return (
    <Player
      ref={attach}
      style={{width: '100%', height: '100%'}}
      component={Shown}
      inputProps={inputProps}
      compositionWidth={width}
      compositionHeight={height}
      fps={fps}
      durationInFrames={durationInFrames}
      initialFrame={Math.min(start.frame, durationInFrames - 1)}
      autoPlay={start.playing}
      loop
      numberOfSharedAudioTags={0}
      acknowledgeRemotionLicense
      logLevel="error"
    />
  );
}
