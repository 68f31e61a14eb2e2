import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import {whenIdle} from 'docusaurus-lean-start/when-idle';
import {loadOnce} from 'embedded-docs-search/browser';

import {settings} from '@site/src/client/settings';

import {askAiEvent} from '../openRequest';
import type {PanelProps} from '../Panel';
import styles from './styles.module.css';
import {useOutOfTheWay} from './useOutOfTheWay';

type Panel = ComponentType<PanelProps>;

const loadPanel = loadOnce(async (): Promise<Panel> => (await import('../Panel')).Panel);

/** Loads the vendor's widget where one is configured, after everything else. */
const useWidget = (): void => {
  useEffect(() => {
    const {askAi} = settings;
    if (!askAi) return;
    whenIdle(() => {
      import('@site/src/client/ask-ai').then(
        ({loadWidget}) => {
          loadWidget(askAi);
        },
        // Our own button stays.
        () => undefined,
      );
    });
  }, []);
};

/**
 * The button at the bottom right. It opens a panel that searches the docs for answers; the vendor's
 * widget replaces it if one is configured and loads. Without JavaScript, and until it has loaded,
 * the button submits a form that opens the page about AI.
 */
export function AskAi(): ReactNode {
  const aiUrl = useBaseUrl('/ai');
  const button = useRef<HTMLButtonElement>(null);
  /** What had the focus when the panel opened. */
  const opener = useRef<Element>(null);
  const [opened, setOpened] = useState<{Panel: Panel}>();
  const place = useRef<HTMLElement>(null);
  const isAway = useOutOfTheWay(place);
  useWidget();

  const prepare = (): void => {
    void loadPanel().catch(() => undefined);
  };
  const open = useCallback((): void => {
    opener.current = document.activeElement;
    loadPanel().then(
      (Panel) => {
        setOpened({Panel});
      },
      () => {
        window.location.assign(aiUrl);
      },
    );
  }, [aiUrl]);
  const close = (): void => {
    setOpened(undefined);
    const {current} = opener;
    const target = current instanceof HTMLButtonElement ? current : button.current;
    target?.focus({preventScroll: true});
  };

  useEffect(() => {
    document.addEventListener(askAiEvent, open);
    return () => {
      document.removeEventListener(askAiEvent, open);
    };
  }, [open]);

  return (
    <aside ref={place} className={styles.place} aria-label="Ask AI">
      <form className={clsx(styles.form, isAway && styles.away)} action={aiUrl}>
        <button
          ref={button}
          className={styles.button}
          type="submit"
          aria-haspopup="dialog"
          onMouseEnter={prepare}
          onFocus={prepare}
          onTouchStart={prepare}
          onClick={(event) => {
            event.preventDefault();
            open();
          }}
        >
          Ask AI
        </button>
      </form>
      {opened && (
        <ErrorBoundary fallback={() => null}>
          <opened.Panel onClose={close} />
        </ErrorBoundary>
      )}
    </aside>
  );
}
