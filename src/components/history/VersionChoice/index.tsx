import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';

import {TOOLKIT_VERSION} from '@site/src/config/toolkit';
import {applyVersion, keepVersion, versionInUse} from '@site/src/history/versionInUse';

import type {DialogProps} from '../VersionDialog';
import styles from './styles.module.css';

type Dialog = ComponentType<DialogProps>;

/** A text of the address that is meant as a version, a range or a tag; others are somebody else's. */
const isMeant = (text: string | null): text is string =>
  text !== null && /^\D{0,3}\d+\.|^latest$/u.test(text);

/**
 * Shows which version of the toolkit the reader uses, and lets them choose and leave it. What the dialog needs
 * loads when it's opened, or when an address names a version that can't be used as it is.
 */
export function VersionChoice(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{Dialog: Dialog; typed: string}>();
  /** What a screen reader is told, once. */
  const [said, setSaid] = useState('');
  const [isFailed, setFailed] = useState(false);
  /** What does nothing without scripts isn't in the HTML; the style sheet keeps its place. */
  const [isReady, setReady] = useState(false);
  const asked = new URLSearchParams(useLocation().search).get('v');

  const open = (typed: string): void => {
    import('../VersionDialog').then(
      ({VersionDialog}) => {
        setFailed(false);
        setOpened({Dialog: VersionDialog, typed});
      },
      () => {
        setFailed(true);
      },
    );
  };
  useEffect(() => {
    setReady(true);
  }, []);
  useEffect(() => {
    if (asked === null) return;
    if (asked === versionInUse()) keepVersion();
    else if (isMeant(asked)) open(asked);
  }, [asked]);

  const close = (outcome?: string): void => {
    setOpened(undefined);
    button.current?.focus({preventScroll: true});
    if (outcome !== undefined) setSaid(outcome);
  };
  const leave = (): void => {
    applyVersion();
    close('Newer features are no longer marked.');
  };

  return (
    <div className={styles.choice}>
      <button
        ref={button}
        className={clsx('page-action', styles.button)}
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          open('');
        }}
      >
        <span className="visually-hidden">Version you use: </span>
        <span>{TOOLKIT_VERSION}</span>
      </button>
      {isReady && (
        <>
          <button
            className={clsx('page-action', styles.leave)}
            type="button"
            aria-label="Stop marking newer features"
            onClick={leave}
          />
          <span role="status" className="visually-hidden">
            {said}
          </span>
        </>
      )}
      {isFailed && (
        <span role="alert" className={styles.failed}>
          The dialog couldn’t be loaded. Check your connection and try again.
        </span>
      )}
      {opened && <opened.Dialog typed={opened.typed} onClose={close} />}
    </div>
  );
}
