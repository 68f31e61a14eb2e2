import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {SearchButton} from '../SearchButton';
import type {SearchModalProps} from '../SearchModal';
import {searchPageUrl} from '../links';
import {useSearchEngine} from '../useSearchEngine';
import {useSearchShortcuts} from './useSearchShortcuts';

type Modal = ComponentType<SearchModalProps>;

let loading: Promise<Modal> | undefined;

/** Loads the modal's code and styles; a failed attempt is forgotten. */
const loadModal = async (): Promise<Modal> => {
  loading ??= import('../SearchModal').then(async ({SearchModal, loadStyles}) => {
    await loadStyles();
    return SearchModal;
  });
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};

/** The search button with its shortcuts and, once wanted, the modal. */
export function Search(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const engine = useSearchEngine();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{Modal: Modal; query: string}>();

  const prepare = useCallback(() => {
    void loadModal().catch(() => undefined);
    void engine.prepare();
  }, [engine]);
  const open = useCallback(
    (query: string) => {
      void engine.prepare();
      loadModal().then(
        (Modal) => {
          setOpened({Modal, query});
        },
        () => {
          // If the modal cannot be loaded, the search page takes over.
          window.location.assign(searchPageUrl(baseUrl, query));
        },
      );
    },
    [engine, baseUrl],
  );
  const close = useCallback(() => {
    setOpened(undefined);
  }, []);

  // After the modal has closed: while it is open, the rest of the page cannot have the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !opened;
    wasOpen.current = opened !== undefined;
    if (!isClosing) return undefined;
    // Not immediately: a mouse press beside the modal moves the focus after its event.
    const timer = setTimeout(() => {
      button.current?.focus({preventScroll: true});
    });
    return () => {
      clearTimeout(timer);
    };
  }, [opened]);

  useSearchShortcuts({isOpen: opened !== undefined, onOpen: open, onClose: close});

  return (
    <>
      {engine.hosted && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${engine.hosted.appId.toLowerCase()}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <SearchButton buttonRef={button} onIntent={prepare} onOpen={open} />
      {opened &&
        createPortal(
          <ErrorBoundary fallback={() => null}>
            <opened.Modal engine={engine} initialQuery={opened.query} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
