import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinAddress} from 'docusaurus-markdown-pages/address';

import {copyText} from '@site/src/client/copyText';
import {requestAskAi} from '@site/src/components/ask-ai/openRequest';
import {useOpenMenu} from '@site/src/components/navigation/useOpenMenu';
import {assistants} from '@site/src/config/assistants';

import styles from './styles.module.css';

/** How long the button says what happened, in milliseconds. */
const duration = 2000;

type State = 'idle' | 'copied' | 'failed';

const labels: Record<State, string> = {idle: 'Copy page', copied: 'Copied', failed: 'Not copied'};

const loadText = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}`);
  return response.text();
};

/**
 * A menu that copies the page as Markdown, or takes it to an assistant. Without JavaScript the button
 * opens the Markdown.
 */
export function CopyPage(): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const {isOpen, press} = useOpenMenu(container);
  const [state, setState] = useState<State>('idle');
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  const place = twinAddress(pathname.slice(baseUrl.length));
  const twin = withBaseUrl(place);
  const prompt = `Read ${withBaseUrl(place, {absolute: true})} and answer my questions about it.`;

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timeout = setTimeout(() => {
      setState('idle');
    }, duration);
    return () => {
      clearTimeout(timeout);
    };
  }, [state]);

  /** Closes the menu before what was chosen in it happens. */
  const choose = (): void => {
    button.current?.focus();
    press();
  };
  const copy = (copied: Promise<void>): void => {
    choose();
    copied.then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
      },
    );
  };

  return (
    <div
      ref={container}
      className={clsx('dropdown dropdown--right', isOpen && 'dropdown--show', styles.menu)}
      data-markdown-ignore=""
    >
      <form action={twin}>
        <button
          ref={button}
          className={clsx('page-action', styles.button)}
          type="submit"
          aria-haspopup="true"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={(event) => {
            event.preventDefault();
            press();
          }}
        >
          <span aria-live="polite">{labels[state]}</span>
        </button>
      </form>
      {isOpen && (
        <ul id={listId} className="dropdown__menu">
          <li>
            <button
              type="button"
              className="dropdown__link"
              onClick={() => {
                copy(copyText(loadText(twin)));
              }}
            >
              Copy as Markdown
            </button>
          </li>
          <li>
            <Link className="dropdown__link" href={`pathname://${twin}`} onClick={choose}>
              View as Markdown
            </Link>
          </li>
          <li>
            <button
              type="button"
              className="dropdown__link"
              onClick={() => {
                const {origin} = window.location;
                copy(navigator.clipboard.writeText(origin + pathname));
              }}
            >
              Copy link
            </button>
          </li>
          <li>
            <button
              type="button"
              className="dropdown__link"
              onClick={() => {
                choose();
                requestAskAi();
              }}
            >
              Ask AI
            </button>
          </li>
          {assistants.map(({name, address}) => (
            <li key={name}>
              <Link
                className="dropdown__link"
                href={address + encodeURIComponent(prompt)}
                onClick={choose}
              >
                Open in {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
