// Change: a landmark with a title, which in blogs is outside all others; a long table scrolls along
// with the page, so that the section being read is in it.
import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';

import {showCurrent} from '@site/src/components/navigation/showCurrent';

import styles from './custom.module.css';

const activeLink = 'table-of-contents__link--active';

export default function TOC({className, ...props}: Props): ReactNode {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new MutationObserver(() => {
      showCurrent(element, `.${activeLink}`);
    });
    observer.observe(element, {subtree: true, attributeFilter: ['class']});
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <nav
      ref={box}
      aria-labelledby={titleId}
      className={clsx(styles.contents, 'thin-scrollbar', className)}
    >
      <p id={titleId} className={styles.title}>
        On this page
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName={activeLink}
      />
    </nav>
  );
}
