// The page's side of the frame: hands over code and scripts, checks what comes back, replaces a frame that hangs.
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';

import {
  readFrameMessage,
  runtimeScript,
  type FrameScript,
  type PageMessage,
  type Problem,
  type ProjectFile,
  type RunMessage,
} from './protocol.ts';

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

/** Twice the rate of an animation that reports each of its 120 frames per second. */
const MESSAGES_PER_SECOND = 250;

/** Allowed burst: messages that queued while the page was busy. */
const MESSAGES_AT_ONCE = 1500;

const HANG_PROBLEM: Problem = {message: 'The code didn’t finish, so it was stopped.'};
const FLOOD_PROBLEM: Problem = {message: 'The code sent too many messages, so it was stopped.'};

/** What a site adds when the code is about to run. */
export interface Additions<Options extends object> {
  options: Partial<Options>;
  /** Called when the code has been sent, not if other code has taken its place. */
  onSent?: () => void;
}

export interface PreviewOptions<Options extends object, Own> {
  /** Loads a script of the frame after those that it needs. Must not change. */
  loadScripts: (name: string) => Promise<FrameScript[]>;
  /** Changes with the files and the options: then the code runs again, after a pause. */
  revision: string;
  /** What runs now; undefined while there is nothing to run. */
  current: () => ({files: readonly ProjectFile[]} & Options) | undefined;
  /**
   * Called before each run, for what has to load, such as fonts.
   *
   * @param isFirst whether the frame is new
   */
  prepare?: (isFirst: boolean) => Promise<Additions<Options>>;
  /**
   * Reads the frame's messages of a site's own kinds. The reader's code can send anything: return a copy of what has
   * the right shape, and undefined otherwise.
   */
  readMessage?: (data: unknown) => Own | undefined;
  /**
   * Receives those messages.
   *
   * @param version of the code that was sent last
   */
  onMessage?: (message: Own, version: number) => void;
  /** Called when the frame is removed because its code hangs or sends too much. */
  onStop?: () => void;
}

export interface FramePreview {
  /** Ref callback for the frame's element. */
  frameRef: (element: HTMLIFrameElement | null) => void;
  frameWindow: () => Window | null | undefined;
  /** False between removing a frame that hung and adding the next. */
  hasFrame: boolean;
  /** The React key of the frame: each one needs a new element. */
  frameNumber: number;
  /** The frame hasn't started because its script didn't load or is blocked. */
  isStuck: boolean;
  /** The frame shows some version of the code. */
  isShown: boolean;
  restart: () => void;
  /** Sends a message of a site's own kinds. */
  send: (message: {kind: string}) => void;
  problem: Problem | undefined;
}

interface Sent<Options extends object> {
  revision: string;
  message: RunMessage<Options>;
}

/**
 * Runs code in a frame. The preview updates after each pause in typing. If the code never ends, the frame is replaced
 * and shows what worked before.
 */
export const usePreview = <Options extends object, Own = never>(
  given: PreviewOptions<Options, Own>,
): FramePreview => {
  const {revision, loadScripts} = given;
  const element = useRef<HTMLIFrameElement | null>(null);
  const [hasFrame, setHasFrame] = useState(true);
  const [frameNumber, setFrameNumber] = useState(0);
  const [isStuck, setStuck] = useState(false);
  const [isReady, setReady] = useState(false);
  const [isShown, setShown] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const version = useRef(0);
  /** Code that had to be stopped. It isn't run again. */
  const stoppedCode = useRef<{revision: string; problem: Problem}>(undefined);
  const sent = useRef<Sent<Options>>(undefined);
  /** The last code that ran without being stopped, for a new frame. */
  const lastWorking = useRef<Sent<Options>>(undefined);
  /** The working code before that, in case the last one turns out to hang. */
  const previousWorking = useRef<Sent<Options>>(undefined);
  const isFirst = useRef(true);
  const unanswered = useRef(0);
  const messages = useRef({count: 0, since: 0});
  const latest = useRef(given);
  latest.current = given;

  const send = useCallback((message: {kind: string}) => {
    // The frame's origin is opaque, which can't be named as the target.
    element.current?.contentWindow?.postMessage(message, '*');
  }, []);

  /** Removes the frame. The next one shows what worked before this code. */
  const stop = useCallback((reason: Problem) => {
    const {revision: stopped = ''} = sent.current ?? {};
    stoppedCode.current = {revision: stopped, problem: reason};
    if (lastWorking.current?.revision === stopped) lastWorking.current = previousWorking.current;
    // Ignore messages that the old frame has already sent.
    element.current = null;
    unanswered.current = 0;
    messages.current = {count: 0, since: 0};
    setProblem(reason);
    setShown(false);
    latest.current.onStop?.();
    setReady(false);
    setHasFrame(false);
  }, []);

  useEffect(() => {
    const handOver = async (name: string): Promise<void> => {
      const frameWindow = element.current?.contentWindow;
      const scripts = await loadScripts(name).catch(() => undefined);
      // The frame may have been replaced while the scripts loaded.
      if (frameWindow !== element.current?.contentWindow) return;
      const answer: PageMessage = {kind: 'scripts', name, ...(scripts && {scripts})};
      send(answer);
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
    const onOwnMessage = (data: unknown): void => {
      const own = latest.current.readMessage?.(data);
      if (own !== undefined) latest.current.onMessage?.(own, version.current);
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
          isFirst.current = true;
          setReady(true);
          setStuck(false);
          break;
        case 'pong':
          unanswered.current = 0;
          break;
        case 'shown':
          setShown(true);
          if (sent.current?.message.version !== message.version) break;
          if (lastWorking.current !== sent.current) previousWorking.current = lastWorking.current;
          lastWorking.current = sent.current;
          setProblem(undefined);
          break;
        case 'failed':
          if (message.version === version.current) setProblem(message.problem);
          break;
        case undefined:
          onOwnMessage(data);
          break;
      }
    };
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('message', onMessage);
    };
  }, [loadScripts, send, stop]);

  useEffect(() => {
    if (!hasFrame || isReady) return undefined;
    // Starts loading in parallel with the frame's page.
    loadScripts(runtimeScript).catch(() => undefined);
    const timer = setTimeout(() => {
      setStuck(true);
    }, START_TIMEOUT);
    return () => {
      clearTimeout(timer);
    };
  }, [frameNumber, hasFrame, isReady, loadScripts]);

  useEffect(() => {
    if (!isReady) return undefined;
    let isCurrent = true;
    const messageNow = (): RunMessage<Options> | undefined => {
      // Code that never ends isn't run again; the preview returns to what worked before.
      if (revision === stoppedCode.current?.revision) return lastWorking.current?.message;
      const now = latest.current.current();
      return now && {...now, kind: 'run', version: 0};
    };
    const run = async (): Promise<void> => {
      const additions = await latest.current.prepare?.(isFirst.current);
      const now = messageNow();
      if (!isCurrent || !now) return;
      isFirst.current = false;
      version.current += 1;
      const message = {...now, version: version.current};
      if (revision === stoppedCode.current?.revision) setProblem(stoppedCode.current.problem);
      else sent.current = {revision, message};
      additions?.onSent?.();
      send({...message, ...additions?.options});
    };
    const timer = setTimeout(() => void run(), version.current === 0 ? 0 : TYPING_PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [revision, isReady, send]);

  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setInterval(() => {
      if (document.hidden) return;
      if (unanswered.current < MAX_UNANSWERED_PINGS) {
        unanswered.current += 1;
        send({kind: 'ping'} satisfies PageMessage);
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

  return {
    frameRef: useCallback((next: HTMLIFrameElement | null) => {
      element.current = next;
    }, []),
    frameWindow: () => element.current?.contentWindow,
    hasFrame,
    frameNumber,
    isStuck,
    isShown,
    restart: () => {
      setStuck(false);
      setFrameNumber((number) => number + 1);
    },
    send,
    problem,
  };
};

export interface PreviewFrameProps {
  preview: Pick<FramePreview, 'hasFrame' | 'frameNumber' | 'frameRef'>;
  /** The address of the frame's page. */
  src: string;
  title: string;
  className?: string | undefined;
  /** The permissions policy, such as `autoplay *`. By default, no permissions. */
  allow?: string;
  /** Whether the keyboard can reach the frame's content. Default: true. */
  isFocusable?: boolean;
}

/** The frame that runs the code: without the page's origin, storage, cookies or network. */
export function PreviewFrame({
  preview,
  src,
  title,
  className,
  allow,
  isFocusable = true,
}: PreviewFrameProps): ReactNode {
  if (!preview.hasFrame) return null;
  return (
    <iframe
      key={preview.frameNumber}
      ref={preview.frameRef}
      className={className}
      src={src}
      title={title}
      sandbox="allow-scripts"
      allow={allow}
      tabIndex={isFocusable ? undefined : -1}
    />
  );
}
