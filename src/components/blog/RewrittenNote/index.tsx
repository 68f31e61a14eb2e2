import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';

import {dayOf} from '@site/src/data/dayOf';

import styles from './styles.module.css';

/** Says of what time a post is, when its front matter has `rewritten_for`, a version of the toolkit. */
export function RewrittenNote(): ReactNode {
  const {frontMatter, metadata} = useBlogPost();
  const {rewritten_for: version} = frontMatter as {rewritten_for?: string};
  if (version === undefined) return null;
  return (
    <p className={styles.note}>
      News from {dayOf(metadata.date)}. Text and samples were later rewritten for Remotion {version}
      .
    </p>
  );
}
