import {useCallback, useEffect, useMemo, useRef, useState} from 'react';

import useBaseUrl from '@docusaurus/useBaseUrl';

import {playerStarted, playerStopped} from '@site/src/components/docs/Demo/activePlayer';
import type {Playback} from '@site/src/components/docs/Demo/usePlayback';

import {runtimeScript} from '../frame/packages';
import {loadFrameScripts} from '../loadFrameScripts';
import {loadSiteFont} from '../loadSiteFont';
import type {Media} from '../project/loadMedia';
import {codeOf, propsFile, readProps, type Project} from '../project/project';
import {readFrameMessage, type PageMessage, type Problem, type ProjectFile} from '../protocol';

/** The picture follows when nothing has been typed for so long, in milliseconds. */
const TYPING_PAUSE = 200;

/** How often the frame has to answer, in milliseconds. */
const PING_INTERVAL = 1000;

/** A frame that has left so many questions unanswered is replaced. */
const PATIENCE = 5;

/**
 * How long there is no frame before the next one, in milliseconds. A browser gives both the same
 * process unless the one that hangs has ended by then.
 */
const FRAME_PAUSE = 2000;

/** A frame that has given no sign for so long is said to have failed, in milliseconds; it may still start. */
const START_PATIENCE = 5000;

/** Twice as many messages a second as the fastest player sends. */
const MESSAGES_PER_SECOND = 250;

/** So many messages may come on top: those that waited while the page was busy. */
const MESSAGES_AT_ONCE = 1500;

const hangs: Problem = {message: 'The code didn’t finish, so it was stopped.'};
const floods: Problem = {message: 'The code sent too many messages, so it was stopped.'};

type RunMessage = Extract<PageMessage, {kind: 'run'}>;

export interface Preview {
  /** Ref callback for the frame's element. */
  frameRef: (element: HTMLIFrameElement | null) => void;
  /** The window of the frame, while there is one. */
  frameWindow: () => Window | null | undefined;
  /** False while a frame that hung is cleared away. */
  hasFrame: boolean;
  /** Counts the frames: each has an element of its own. */
  frameNumber: number;
  /** The frame hasn't started: its script didn't load or is blocked. */
  isStuck: boolean;
  /** Tries again with a new frame. */
  restart: () => void;
  playback: Omit<Playback, 'attach'>;
  problems: readonly Problem[];
  /** What the schema in the code makes of the props, as it came from the frame. */
  controls: readonly unknown[];
  /** Other files are shown than those that the code names. */
  hasPlaceholders: boolean;
}

/** The files that code names; what loads them comes with the first code that names some. */
const mediaFor = async (
  baseUrl: string,
  files: readonly ProjectFile[],
): Promise<Media | undefined> => {
  if (!files.some(({code}) => code.includes('staticFile('))) return undefined;
  const {loadMedia} = await import('../project/loadMedia');
  return loadMedia(baseUrl, files);
};

const propsOf = (read: ReturnType<typeof readProps>): RunMessage['props'] | undefined =>
  'props' in read ? read.props : undefined;

const changesOf = (project: Project): string => JSON.stringify([project.files, project.settings]);

/**
 * Runs a project in a frame and controls the player there. The picture follows each pause in typing;
 * code that never ends costs the frame, which is replaced by a new one.
 */
export const usePreview = (project: Project, start: {frame: number; playing: boolean}): Preview => {
  const baseUrl = useBaseUrl('/');
  const element = useRef<HTMLIFrameElement | null>(null);
  const [hasFrame, setHasFrame] = useState(true);
  const [frameNumber, setFrameNumber] = useState(0);
  const [isStuck, setStuck] = useState(false);
  const [isReady, setReady] = useState(false);
  const [hasPlayer, setHasPlayer] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [frame, setFrame] = useState(start.frame);
  const [controls, setControls] = useState<readonly unknown[]>([]);
  const [hasPlaceholders, setPlaceholders] = useState(false);
  const [codeProblem, setCodeProblem] = useState<Problem>();
  const version = useRef(0);
  /** Where the player is; a new frame starts there. */
  const place = useRef(start);
  /** Code that had to be stopped; it is not tried again. */
  const endless = useRef<{changes: string; problem: Problem}>(undefined);
  /** What was shown last, for a new frame. */
  const sent = useRef<{changes: string; message: RunMessage}>(undefined);
  const good = useRef<{changes: string; message: RunMessage}>(undefined);
  /** What was shown before that. */
  const goodBefore = useRef<{changes: string; message: RunMessage}>(undefined);
  const needsFont = useRef(true);
  const unanswered = useRef(0);
  const messages = useRef({count: 0, since: 0});

  const send = useCallback((message: PageMessage) => {
    // The frame's origin is opaque, so it has no name that a target could have.
    element.current?.contentWindow?.postMessage(message, '*');
  }, []);
  const player = useMemo(
    () => ({
      pause: () => {
        send({kind: 'pause'});
      },
    }),
    [send],
  );

  /** Takes the frame away; the next one shows what was there before this code. */
  const stop = useCallback((problem: Problem) => {
    const {changes: stopped = ''} = sent.current ?? {};
    endless.current = {changes: stopped, problem};
    if (good.current?.changes === stopped) good.current = goodBefore.current;
    // What the frame still says doesn't count.
    element.current = null;
    unanswered.current = 0;
    messages.current = {count: 0, since: 0};
    setCodeProblem(problem);
    setHasPlayer(false);
    setPlaying(false);
    setReady(false);
    setHasFrame(false);
  }, []);

  useEffect(() => {
    const handOver = async (name: string): Promise<void> => {
      const frameWindow = element.current?.contentWindow;
      const scripts = await loadFrameScripts(name).catch(() => undefined);
      // By now there may be another frame.
      if (frameWindow !== element.current?.contentWindow) return;
      send({kind: 'scripts', name, ...(scripts && {scripts})});
      if (name === runtimeScript && !scripts) setStuck(true);
    };
    /** Counts a message; true when too many have come. What is below the limit per second is forgiven. */
    const isFlooded = (): boolean => {
      const now = performance.now();
      const {count, since} = messages.current;
      const forgiven = ((now - since) / 1000) * MESSAGES_PER_SECOND;
      messages.current = {count: Math.max(0, count - forgiven) + 1, since: now};
      return messages.current.count > MESSAGES_AT_ONCE;
    };
    const onMessage = ({source, origin, data}: MessageEvent<unknown>): void => {
      if (source !== element.current?.contentWindow || origin !== 'null') return;
      if (isFlooded()) {
        stop(floods);
        return;
      }
      const message = readFrameMessage(data);
      switch (message?.kind) {
        case 'needs':
          void handOver(message.name);
          break;
        case 'ready':
          needsFont.current = true;
          setReady(true);
          setStuck(false);
          break;
        case 'pong':
          unanswered.current = 0;
          break;
        case 'shown':
          setHasPlayer(true);
          if (sent.current?.message.version !== message.version) break;
          if (good.current !== sent.current) goodBefore.current = good.current;
          good.current = sent.current;
          setCodeProblem(undefined);
          break;
        case 'controls':
          if (message.version === version.current) setControls(message.controls);
          break;
        case 'failed':
          if (message.version === version.current) setCodeProblem(message.problem);
          break;
        case 'frame':
          place.current = {...place.current, frame: message.frame};
          setFrame(message.frame);
          break;
        case 'playing':
          place.current = {...place.current, playing: message.playing};
          setPlaying(message.playing);
          if (message.playing) playerStarted(player);
          else playerStopped(player);
          break;
        case undefined:
          break;
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
      playerStopped(player);
    };
  }, [player, send, stop]);

  useEffect(() => {
    if (!hasFrame || isReady) return undefined;
    // Loads while the frame's page does.
    loadFrameScripts(runtimeScript).catch(() => undefined);
    const timer = setTimeout(() => {
      setStuck(true);
    }, START_PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, [frameNumber, hasFrame, isReady]);

  const changes = useMemo(() => changesOf(project), [project]);
  const read = useMemo(() => readProps(project.files), [project.files]);
  const latest = useRef({project, read});
  latest.current = {project, read};

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const messageNow = (): RunMessage | undefined => {
      // Endless code is not run again: the picture before it comes back.
      if (changes === endless.current?.changes) return good.current?.message;
      const {files, settings} = latest.current.project;
      const props = propsOf(latest.current.read);
      return (
        props && {
          kind: 'run',
          version: 0,
          files: files.filter(({name}) => name !== propsFile),
          settings,
          props,
          start: place.current,
        }
      );
    };
    const run = async (): Promise<void> => {
      const [font, media] = await Promise.all([
        needsFont.current ? loadSiteFont(codeOf(latest.current.project)) : undefined,
        mediaFor(baseUrl, latest.current.project.files).catch(() => undefined),
      ]);
      const now = messageNow();
      if (!isCurrent || !now) return;
      needsFont.current = false;
      version.current += 1;
      const message = {...now, version: version.current, start: place.current};
      if (changes === endless.current?.changes) setCodeProblem(endless.current.problem);
      else sent.current = {changes, message};
      setPlaceholders(media?.hasPlaceholders ?? false);
      send({...message, ...(font && {font}), ...(media && {media: media.files})});
    };
    const timer = setTimeout(() => void run(), version.current === 0 ? 0 : TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [baseUrl, changes, isReady, send]);

  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (unanswered.current < PATIENCE) {
        unanswered.current += 1;
        send({kind: 'ping'});
        return;
      }
      stop(hangs);
    }, PING_INTERVAL);
    return () => {
      clearInterval(timer);
    };
  }, [isReady, send, stop]);

  useEffect(() => {
    if (hasFrame) return undefined;
    const timer = setTimeout(() => {
      setHasFrame(true);
    }, FRAME_PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [hasFrame]);

  const problem = 'problem' in read ? read.problem : codeProblem;
  return {
    frameRef: useCallback((next: HTMLIFrameElement | null) => {
      element.current = next;
    }, []),
    frameWindow: () => element.current?.contentWindow,
    hasFrame,
    frameNumber,
    isStuck,
    restart: () => {
      setStuck(false);
      setFrameNumber((number) => number + 1);
    },
    playback: {
      ready: hasPlayer,
      playing,
      frame,
      toggle: () => {
        send({kind: playing ? 'pause' : 'play'});
      },
      restart: () => {
        send({kind: 'seek', frame: 0});
        send({kind: 'play'});
      },
      seek: (target) => {
        send({kind: 'seek', frame: target});
      },
    },
    problems: problem ? [problem] : [],
    controls,
    hasPlaceholders,
  };
};
