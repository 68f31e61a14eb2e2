import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';

import {Chat} from '../Chat';
import {messageForChat, messageForParent} from './messages';

/** The chat alone, for sites that embed it in a frame, such as the Studio. */
export function Embed(): ReactNode {
  const chat = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const toParent = (message: string): void => {
      // The embedding page may learn that a key was pressed, and nothing else.
      if (window.parent !== window) window.parent.postMessage({type: message}, '*');
    };
    const onKey = (event: KeyboardEvent): void => {
      const message = messageForParent(event);
      if (message) toParent(message);
    };
    const onMessage = ({source, data}: MessageEvent<unknown>): void => {
      const isFromChat = source === chat.current?.contentWindow;
      if (isFromChat) {
        if (data === 'cmd-i' || (data as {type?: unknown} | null)?.type === 'cmd-i')
          toParent('cmd-i');
        return;
      }
      if (source !== window.parent) return;
      for (const message of messageForChat(data)) {
        chat.current?.contentWindow?.postMessage(message, '*');
      }
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('message', onMessage);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('message', onMessage);
    };
  }, []);
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <h1 className="visually-hidden">Ask the docs</h1>
      <Chat isWhole frame={chat} />
    </>
  );
}
