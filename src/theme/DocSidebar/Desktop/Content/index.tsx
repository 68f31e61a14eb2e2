// Change: the menu scrolls to the current page; upstream's starts at its top, however far down that
// is.
import {useEffect, useRef, type ReactNode} from 'react';
import DocSidebarDesktopContent from '@theme-original/DocSidebar/Desktop/Content';
import type {Props} from '@theme/DocSidebar/Desktop/Content';

import {currentPage, showCurrent} from '@site/src/components/navigation/showCurrent';

import styles from './custom.module.css';

export default function DocSidebarDesktopContentAtCurrent(props: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const {path} = props;
  useEffect(() => {
    // Categories open themselves in an effect; a frame later they are open.
    const frame = requestAnimationFrame(() => {
      const menu = place.current?.querySelector('.menu');
      if (menu) showCurrent(menu, currentPage);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [path]);
  return (
    <div ref={place} className={styles.place}>
      <DocSidebarDesktopContent {...props} />
    </div>
  );
}
