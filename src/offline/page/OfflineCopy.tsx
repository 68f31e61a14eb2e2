import {useEffect, useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import sections from '@generated/docusaurus-offline-copy/default/sections.json';
import clsx from 'clsx';
import type {KeptSection, OfflineRecord} from 'docusaurus-offline-copy/copy';
import type {OfferedSection} from 'docusaurus-offline-copy/list';
import {useOfflineCopy, type CopyState} from 'docusaurus-offline-copy/react';

import {archiveName} from '@site/src/content/docsArchive';

import progressBar from '../../components/progress/progressBar.module.css';
import {counted, texts} from './copyTexts';
import styles from './styles.module.css';

/** A size in steps of a tenth of a megabyte, so that few words come late to the page. */
const megabytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

/** Where a copy can't be kept: the texts of all pages as an archive. */
function Instead({reason}: {reason: string}): ReactNode {
  return (
    <p className={styles.instead}>
      {reason} You can{' '}
      {/* eslint-disable-next-line @docusaurus/no-html-links -- a file to save, not a page to go to */}
      <a href={useBaseUrl(archiveName)} download>
        download all pages as Markdown
      </a>{' '}
      instead.
    </p>
  );
}

const isOutdated = ({list, record}: CopyState): boolean => {
  if (!list?.isOn || !record) return false;
  const published = new Set([list.core, ...list.sections].map(({manifest}) => manifest));
  return [record.core, ...record.sections].some(({manifest}) => !published.has(manifest));
};

const summaryOf = ({version, keptAt, sections: kept}: OfflineRecord): string => {
  const pages = kept.reduce((sum, section) => sum + section.pages, 0);
  const date = new Date(keptAt).toLocaleDateString('en-US', {dateStyle: 'long'});
  return `${counted(kept.length, 'section')} with ${counted(pages, 'page')}, saved on ${date}, at version ${version}.`;
};

const statusOf = (state: CopyState): string => {
  const {list, record, isSupported} = state;
  if (isSupported === undefined) return '';
  if (list === null) {
    const known = 'The list of sections couldn’t be loaded. You may be offline.';
    return record ? `${known} You can still read the pages you saved.` : known;
  }
  return record ? '' : 'No pages saved on this device.';
};

function Section({
  section: {id, title, pages},
  offered,
  kept,
  isBusy,
  onKeep,
  onRemove,
}: {
  section: {id: string; title: string; pages: number};
  offered: OfferedSection | undefined;
  kept: KeptSection | undefined;
  isBusy: boolean;
  onKeep: () => void;
  onRemove: () => void;
}): ReactNode {
  return (
    <li className={styles.section} data-section={id}>
      <span className={styles.title}>{title}</span>
      <span className={styles.facts}>
        {counted(pages, 'page')}
        {offered && `, ${megabytes(offered.bytes)}`}
        {kept && <strong className={styles.kept}>Saved</strong>}
      </span>
      <button
        type="button"
        className="outline-button"
        // Not disabled, so that it keeps the focus while its section is downloaded.
        aria-disabled={isBusy}
        disabled={!(kept ?? offered)}
        onClick={isBusy ? undefined : kept ? onRemove : onKeep}
      >
        {kept ? 'Remove' : 'Keep offline'}
        <span className="visually-hidden"> {title}</span>
      </button>
    </li>
  );
}

/** Offers an offline copy: sections with their sizes, and what is kept. */
export function OfflineCopy(): ReactNode {
  const {state, keep, remove, cancel} = useOfflineCopy(useBaseUrl('/'), texts);
  const {list, record, running, message, isFailure} = state;
  const isBusy = running !== undefined;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A button that has done its work may be gone.
    if (message !== '' && !isBusy && document.activeElement === document.body)
      summary.current?.focus();
  }, [message, isBusy]);
  const offer = list?.isOn ? list : undefined;
  const unkept = offer?.sections.filter(({id}) => !record?.sections.some((one) => one.id === id));
  const left = unkept?.reduce((sum, {bytes}) => sum + bytes, record ? 0 : (offer?.core.bytes ?? 0));
  if (state.isSupported === false) {
    return (
      <Instead reason="This browser can’t keep a copy of this site: it needs HTTPS and, in some browsers, a window that isn’t private." />
    );
  }
  if (list?.isOn === false) return <Instead reason="Offline copies are turned off on this site." />;
  return (
    <>
      <noscript>
        <Instead reason="Keeping a copy needs JavaScript, which is turned off in this browser." />
      </noscript>
      <div className={styles.copy} data-markdown-ignore>
        <div
          ref={summary}
          className={clsx(styles.summary, (isBusy || isFailure) && styles.telling)}
          tabIndex={-1}
        >
          <p className={styles.state}>{record ? summaryOf(record) : statusOf(state)}</p>
          <p className={clsx(styles.message, isFailure && styles.failure)} role="status">
            {message ||
              (record
                ? statusOf(state) ||
                  (isOutdated(state) ? 'The site has been updated since then.' : '')
                : '')}
          </p>
          <progress
            className={clsx(progressBar.bar, styles.progress, !running && styles.idle)}
            aria-label="Download"
            {...(running?.total && {value: running.done ?? 0, max: running.total})}
          />
          <div className={styles.actions}>
            {running ? (
              <button key="first" type="button" className="outline-button" onClick={cancel}>
                Cancel
              </button>
            ) : (
              <button
                key="first"
                type="button"
                className="outline-button accent-fill"
                disabled={!unkept?.length}
                onClick={() => {
                  keep(unkept?.map(({id}) => id) ?? []);
                }}
              >
                Keep everything{left ? ` (${megabytes(left)})` : ''}
              </button>
            )}
            {isOutdated(state) && (
              <button
                type="button"
                className="outline-button"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) keep([]);
                }}
              >
                Update
              </button>
            )}
            {record && (
              <button
                type="button"
                className="outline-button"
                aria-disabled={isBusy}
                onClick={() => {
                  if (!isBusy) remove(record.sections.map(({id}) => id));
                }}
              >
                Remove everything
              </button>
            )}
          </div>
        </div>
        <p className={styles.core}>
          With the first section, your browser also downloads what all sections share: scripts,
          styles, fonts, demos and the search index
          {offer ? ` (${megabytes(offer.core.bytes)})` : ''}.
        </p>
        <ul className={styles.sections}>
          {sections.map((section) => (
            <Section
              key={section.id}
              section={section}
              offered={offer?.sections.find(({id}) => id === section.id)}
              kept={record?.sections.find(({id}) => id === section.id)}
              isBusy={isBusy}
              onKeep={() => {
                keep([section.id]);
              }}
              onRemove={() => {
                remove([section.id]);
              }}
            />
          ))}
        </ul>
      </div>
    </>
  );
}
