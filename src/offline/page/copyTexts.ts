import type {CopyProblem} from 'docusaurus-offline-copy/copy';
import type {CopyTexts} from 'docusaurus-offline-copy/react';

/** A number of things, in words. */
export const counted = (count: number, word: string): string =>
  `${count} ${word}${count === 1 ? '' : 's'}`;

const nameOf = (sections: readonly {title: string}[]): string =>
  sections.length === 1 && sections[0] ? sections[0].title : counted(sections.length, 'section');

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

const notDownloaded = (address: string, reason: string): string =>
  `${address} couldn’t be downloaded (${reason}). Nothing was saved.`;

const failed = (problem: CopyProblem): string => {
  switch (problem.kind) {
    case 'busy':
      return 'Another tab is changing the copy. Wait until it’s done.';
    case 'space':
      return `The copy needs ${megabytes(problem.needed)} on this device, and the browser has ${megabytes(problem.left)} left for this site.`;
    case 'status':
      return notDownloaded(problem.address, `status ${problem.status}`);
    case 'changed':
      return notDownloaded(
        problem.address,
        'the file has changed; the site may have just been updated',
      );
    case 'download':
      return notDownloaded(problem.address, problem.reason);
    case 'browser':
      return `The browser couldn’t save the copy: ${problem.reason}`;
  }
};

/** What readers are told of a change to their copy. */
export const texts: CopyTexts = {
  updating: 'Updating …',
  updated: 'The copy is up to date.',
  downloading: (sections) => `Downloading ${nameOf(sections)} …`,
  downloaded: (sections) => `Done: ${nameOf(sections)} can be read offline.`,
  removing: 'Removing …',
  removed: (record) => (record ? 'Removed.' : 'Removed. No pages saved on this device.'),
  canceled: 'Canceled. Nothing was saved.',
  failed,
};
