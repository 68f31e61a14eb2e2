import {useEffect, useMemo, useRef, useState} from 'react';
import type {ProjectFile, Problem} from 'react-docs-playground';
import {usePreview as useFramePreview, type FramePreview} from 'react-docs-playground/preview';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {playerStarted, playerStopped} from '@site/src/components/docs/Demo/activePlayer';
import type {Playback} from '@site/src/components/docs/Demo/usePlayback';

import {loadFrameScripts} from '../loadFrameScripts';
import {loadSiteFont} from '../loadSiteFont';
import type {Media} from '../project/loadMedia';
import {codeOf, propsFile, readProps, type Project} from '../project/project';
import {readPlayerMessage, type FromPlayer, type RunOptions, type ToPlayer} from '../protocol';

export interface Preview extends Omit<FramePreview, 'send' | 'problem' | 'isShown'> {
  playback: Omit<Playback, 'attach'>;
  problems: readonly Problem[];
  /** Controls for the schema in the code, not validated yet. */
  controls: readonly unknown[];
  /** Whether placeholders replace files that the code names. */
  hasPlaceholders: boolean;
}

/** Loads the files that the code names. The loader itself is only fetched if there are any. */
const mediaFor = async (
  baseUrl: string,
  files: readonly ProjectFile[],
): Promise<Media | undefined> => {
  if (!files.some(({code}) => code.includes('staticFile('))) return undefined;
  const {loadMedia} = await import('../project/loadMedia');
  return loadMedia(baseUrl, files);
};

/** Runs a project in a frame and controls the player there. */
export const usePreview = (project: Project, start: {frame: number; playing: boolean}): Preview => {
  const baseUrl = useBaseUrl('/');
  const [playing, setPlaying] = useState(false);
  const [frame, setFrame] = useState(start.frame);
  const [controls, setControls] = useState<readonly unknown[]>([]);
  const [hasPlaceholders, setPlaceholders] = useState(false);
  /** The player's position, where a new frame starts. */
  const position = useRef(start);
  const {files, settings} = project;
  const revision = useMemo(() => JSON.stringify([files, settings]), [files, settings]);
  const read = useMemo(() => readProps(files), [files]);

  const {send, isShown, problem, ...framePreview} = useFramePreview<RunOptions, FromPlayer>({
    loadScripts: loadFrameScripts,
    revision,
    current: () =>
      'props' in read
        ? {
            files: files.filter(({name}) => name !== propsFile),
            settings,
            props: read.props,
            start: position.current,
          }
        : undefined,
    prepare: async (isFirst) => {
      const [font, media] = await Promise.all([
        isFirst ? loadSiteFont(codeOf(project)) : undefined,
        mediaFor(baseUrl, files).catch(() => undefined),
      ]);
      return {
        options: {
          start: position.current,
          ...(font && {font}),
          ...(media && {media: media.files}),
        },
        onSent: () => {
          setPlaceholders(media?.hasPlaceholders ?? false);
        },
      };
    },
    readMessage: readPlayerMessage,
    onMessage: (message, version) => {
      switch (message.kind) {
        case 'controls':
          if (message.version === version) setControls(message.controls);
          break;
        case 'frame':
          position.current = {...position.current, frame: message.frame};
          setFrame(message.frame);
          break;
        case 'playing':
          position.current = {...position.current, playing: message.playing};
          setPlaying(message.playing);
          break;
      }
    },
    onStop: () => {
      setPlaying(false);
    },
  });
  const tell = (message: ToPlayer): void => {
    send(message);
  };
  useEffect(() => {
    if (!playing) return undefined;
    /** How other players on the page pause this one. */
    const player = {
      pause: () => {
        send({kind: 'pause'} satisfies ToPlayer);
      },
    };
    playerStarted(player);
    return () => {
      playerStopped(player);
    };
  }, [playing, send]);

  const shownProblem = 'problem' in read ? read.problem : problem;
  return {
    ...framePreview,
    playback: {
      ready: isShown,
      playing,
      frame,
      toggle: () => {
        tell({kind: playing ? 'pause' : 'play'});
      },
      restart: () => {
        tell({kind: 'seek', frame: 0});
        tell({kind: 'play'});
      },
      seek: (target) => {
        tell({kind: 'seek', frame: target});
      },
    },
    problems: shownProblem ? [shownProblem] : [],
    controls,
    hasPlaceholders,
  };
};
