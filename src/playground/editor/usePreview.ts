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

/** How long typing must pause before the code runs, in milliseconds. */
const TYPING_PAUSE = 200;

/** How often the page pings the frame, in milliseconds. */
const PING_INTERVAL = 1000;

/** How many pings may stay unanswered before the frame is replaced. */
const MAX_UNANSWERED_PINGS = 5;

/**
 * How long to wait before adding a new frame, in milliseconds. If the hanging process hasn't ended by then, the
 * browser puts the new frame into it.
 */
const FRAME_PAUSE = 2000;

/** How long a frame may take to start before the page reports a failure, in milliseconds. It may still start later. */
const START_TIMEOUT = 5000;

/** Twice the rate of the fastest player. */
const MESSAGES_PER_SECOND = 250;

/** Allowed burst: messages that queued while the page was busy. */
const MESSAGES_AT_ONCE = 1500;

const HANG_PROBLEM: Problem = {message: 'The code didn’t finish, so it was stopped.'};
const FLOOD_PROBLEM: Problem = {message: 'The code sent too many messages, so it was stopped.'};

type RunMessage = Extract<PageMessage, {kind: 'run'}>;

export interface Preview {
  /** Ref callback for the frame's element. */
  frameRef: (element: HTMLIFrameElement | null) => void;
  frameWindow: () => Window | null | undefined;
  /** False between removing a frame that hung and adding the next. */
  hasFrame: boolean;
  /** The React key of the frame: each one needs a new element. */
  frameNumber: number;
  /** The frame hasn't started because its script didn't load or is blocked. */
  isStuck: boolean;
  restart: () => void;
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

const propsOf = (read: ReturnType<typeof readProps>): RunMessage['props'] | undefined =>
  'props' in read ? read.props : undefined;

const changesOf = (project: Project): string => JSON.stringify([project.files, project.settings]);

/**
 * Runs a project in a frame and controls the player there. The preview updates after each pause in typing. If the
 * code never ends, the frame is replaced.
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
  /** The player's position, where a new frame starts. */
  const position = useRef(start);
  /** Code that had to be stopped. It isn't run again. */
  const stoppedCode = useRef<{changes: string; problem: Problem}>(undefined);
  const sent = useRef<{changes: string; message: RunMessage}>(undefined);
  /** The last code that ran without being stopped, for a new frame. */
  const lastWorking = useRef<{changes: string; message: RunMessage}>(undefined);
  /** The working code before that, in case the last one turns out to hang. */
  const previousWorking = useRef<{changes: string; message: RunMessage}>(undefined);
  const needsFont = useRef(true);
  const unanswered = useRef(0);
  const messages = useRef({count: 0, since: 0});

  const send = useCallback((message: PageMessage) => {
    // The frame's origin is opaque, which can't be named as the target.
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

  /** Removes the frame. The next one shows what worked before this code. */
  const stop = useCallback((problem: Problem) => {
    const {changes: stopped = ''} = sent.current ?? {};
    stoppedCode.current = {changes: stopped, problem};
    if (lastWorking.current?.changes === stopped) lastWorking.current = previousWorking.current;
    // Ignore messages that the old frame has already sent.
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
      // The frame may have been replaced while the scripts loaded.
      if (frameWindow !== element.current?.contentWindow) return;
      send({kind: 'scripts', name, ...(scripts && {scripts})});
      if (name === runtimeScript && !scripts) setStuck(true);
    };
    /** Counts a message, as a leaky bucket: returns true if it overflows. */
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
        stop(FLOOD_PROBLEM);
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
          if (lastWorking.current !== sent.current) previousWorking.current = lastWorking.current;
          lastWorking.current = sent.current;
          setCodeProblem(undefined);
          break;
        case 'controls':
          if (message.version === version.current) setControls(message.controls);
          break;
        case 'failed':
          if (message.version === version.current) setCodeProblem(message.problem);
          break;
        case 'frame':
          position.current = {...position.current, frame: message.frame};
          setFrame(message.frame);
          break;
        case 'playing':
          position.current = {...position.current, playing: message.playing};
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
    // Starts loading in parallel with the frame's page.
    loadFrameScripts(runtimeScript).catch(() => undefined);
    const timer = setTimeout(() => {
      setStuck(true);
    }, START_TIMEOUT);
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
      // Code that never ends isn't run again; the preview returns to what worked before.
      if (changes === stoppedCode.current?.changes) return lastWorking.current?.message;
      const {files, settings} = latest.current.project;
      const props = propsOf(latest.current.read);
      return (
        props && {
          kind: 'run',
          version: 0,
          files: files.filter(({name}) => name !== propsFile),
          settings,
          props,
          start: position.current,
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
      const message = {...now, version: version.current, start: position.current};
      if (changes === stoppedCode.current?.changes) setCodeProblem(stoppedCode.current.problem);
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
      if (unanswered.current < MAX_UNANSWERED_PINGS) {
        unanswered.current += 1;
        send({kind: 'ping'});
        return;
      }
      stop(HANG_PROBLEM);
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
