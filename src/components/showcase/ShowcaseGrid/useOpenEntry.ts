import {useLayoutEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {showcase} from '@site/src/data/showcase';
import type {ShowcaseEntry} from '@site/src/data/showcase.schema';

/** History state: the previous history entry is this page with the list. */
interface OpenedFromList {
  openedFromList: true;
}

const linkTo = (slug: string): HTMLElement | null =>
  document.getElementById(slug)?.querySelector('a') ?? null;

/** The entry that the page's address names after the #, and functions that change the address. */
export const useOpenEntry = (): {
  entry: ShowcaseEntry | undefined;
  open: (slug: string) => void;
  /** Replaces the open entry with another; the back button still leads to the list. */
  replace: (slug: string) => void;
  close: () => void;
} => {
  const history = useHistory<OpenedFromList | undefined>();
  const {hash} = useLocation();
  const isBrowser = useIsBrowser();
  const entry = isBrowser ? showcase.find(({slug}) => hash === `#${slug}`) : undefined;
  const slug = entry?.slug;
  const before = useRef<string>(undefined);
  useLayoutEffect(() => {
    const closed = before.current;
    before.current = slug;
    if (closed === undefined || slug !== undefined) return;
    // When the hash is removed, the framework scrolls to the top, after this effect and before the
    // next paint.
    const {scrollY} = window;
    queueMicrotask(() => {
      window.scrollTo({top: scrollY, behavior: 'instant'});
      linkTo(closed)?.focus();
    });
  }, [slug]);
  return {
    entry,
    open: (next) => {
      history.push({...history.location, hash: next, state: {openedFromList: true}});
    },
    replace: (next) => {
      history.replace({...history.location, hash: next});
    },
    close: () => {
      if (history.location.state?.openedFromList) history.goBack();
      else history.replace({...history.location, hash: ''});
    },
  };
};
