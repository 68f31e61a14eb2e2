import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {searchEngine} from '@site/src/search/lazyEngine';

import {SearchButton} from '../SearchButton';
import type {SearchDialogProps} from '../SearchDialog';
import {searchPageUrl} from '../links';
import {useSearchShortcuts} from './useSearchShortcuts';

type Dialog = ComponentType<SearchDialogProps>;

let loading: Promise<Dialog> | undefined;

/** Loads the dialog's code and styles; a failed attempt is forgotten. */
const loadDialog = async (): Promise<Dialog> => {
  loading ??= import('../SearchDialog').then(async ({SearchDialog, loadStyles}) => {
    await loadStyles();
    return SearchDialog;
  });
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};

const prepare = (): void => {
  void loadDialog().catch(() => undefined);
  void searchEngine.prepare();
};

/** The search button with its shortcuts and, once wanted, the dialog. */
export function Search(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{Dialog: Dialog; query: string}>();

  const open = useCallback(
    (query: string) => {
      void searchEngine.prepare();
      loadDialog().then(
        (Dialog) => {
          setOpened({Dialog, query});
        },
        () => {
          // If the dialog cannot be loaded, the search page takes over.
          window.location.assign(searchPageUrl(baseUrl, query));
        },
      );
    },
    [baseUrl],
  );
  const close = useCallback(() => {
    setOpened(undefined);
  }, []);

  // After the dialog has closed: while it is open, the rest of the page cannot have the focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosing = wasOpen.current && !opened;
    wasOpen.current = opened !== undefined;
    if (!isClosing) return undefined;
    // Not immediately: a mouse press beside the dialog moves the focus after its event.
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
      <SearchButton buttonRef={button} onIntent={prepare} onOpen={open} />
      {opened &&
        createPortal(
          <ErrorBoundary fallback={() => null}>
            <opened.Dialog initialQuery={opened.query} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
