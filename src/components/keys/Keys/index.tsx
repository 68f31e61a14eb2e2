import type {ReactNode} from 'react';
import {PageKeys, type AnswerKey} from 'docusaurus-page-keys';

const load = (): Promise<AnswerKey> => import('../KeySheet').then(({answerTo}) => answerTo);

/** Listens for shortcuts of one character. What they do, and the list of them, loads with the first. */
export function Keys(): ReactNode {
  return <PageKeys characters="?npstdc" load={load} />;
}
