import {useId, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {compareVersions} from 'npm-api-history/format';
import {NOT_JSON, readChoice, type Choice} from 'npm-api-history/read-choice';
import known from '@generated/history/default/known.json';

import {Dialog} from '@site/src/components/dialog/Dialog';
import {isToolkit} from '@site/src/config/toolkit';
import {applyVersion, versionInUse} from '@site/src/history/versionInUse';

import formStyles from '../../errors/ErrorIndex/styles.module.css';
import styles from './styles.module.css';

export interface DialogProps {
  /** What the field begins with. */
  typed: string;
  /** @param outcome what a screen reader is told once */
  onClose: (outcome?: string) => void;
}

/** The version that a choice leads to, if any. */
const usableVersion = (choice: Choice): string | undefined => {
  switch (choice.kind) {
    case 'version':
      return choice.version;
    case 'unpublished':
      return choice.before;
    case 'range':
    case 'mixed': {
      const lowest =
        choice.lowest === undefined ? undefined : readChoice(choice.lowest, known, isToolkit);
      return lowest?.kind === 'version' ? lowest.version : undefined;
    }
    default:
      return undefined;
  }
};

const UNREADABLE = {
  text: 'This isn’t a version number such as 4.0.200.',
  json: NOT_JSON,
  'no-package':
    'This package.json lists no Remotion packages. Paste the one from your video project.',
  elsewhere:
    'This package.json has no version number for Remotion. A workspace, a catalog, or a URL may set the version.',
} as const;

/** What a choice means, in words. */
function Answer({choice}: {choice: Choice}): ReactNode {
  switch (choice.kind) {
    case 'empty':
      return null;
    case 'version':
      return `${choice.version} is a release.`;
    case 'range':
      return `${choice.range} is a range or a tag that matches multiple releases. To see the installed version, run npx remotion versions.${
        choice.lowest === undefined ? '' : ` The lowest matching release is ${choice.lowest}.`
      }`;
    case 'mixed':
      return (
        <>
          These packages have different versions, which is a{' '}
          <Link to="/docs/version-mismatch">known cause of errors</Link>. Use one version for all of
          them.
          <ul>
            {choice.packages.map(({name, version}) => (
              <li key={name}>
                <code>{name}</code> {version}
              </li>
            ))}
          </ul>
        </>
      );
    case 'unpublished':
      return `${choice.version} isn’t a known release. The release before it is ${choice.before}.`;
    case 'earlier':
      return `The history begins with ${known.first}, so these docs can’t say what ${choice.version} lacks.`;
    case 'later':
      return `These docs describe ${known.documented}. They don’t cover changes between that version and ${choice.version}.`;
    case 'unreadable':
      return UNREADABLE[choice.why];
  }
}

/** How many places of the page are marked now. */
const markedPlaces = (version: string): number =>
  [...document.querySelectorAll<HTMLElement>('main [data-since]')].filter(
    ({dataset}) => compareVersions(dataset.since ?? '', version) > 0,
  ).length;

const outcomeOf = (version: string): string => {
  const count = markedPlaces(version);
  return `You use ${version}. Features added later are marked: ${count === 0 ? 'none' : count} on this page.`;
};

/** Asks for the reader's version: a number, or the text of their package.json. */
export function VersionDialog({typed, onClose}: DialogProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(typed);
  const close = (): void => {
    onClose();
  };
  const choice = readChoice(text, known, isToolkit);
  const version = usableVersion(choice);

  const submit = (): void => {
    if (version === undefined) return;
    applyVersion(version);
    onClose(outcomeOf(version));
  };
  return (
    <Dialog titleId={`${id}-title`} isNarrow first={field} onClose={close}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 id={`${id}-title`}>Which version do you use?</h2>
        <label htmlFor={id} className={styles.label}>
          Version number, or the text of your package.json
        </label>
        <input
          ref={field}
          id={id}
          className="input-box"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-help ${id}-answer`}
          placeholder={versionInUse() ?? known.documented}
          value={text}
          onChange={({currentTarget}) => {
            setText(currentTarget.value);
          }}
        />
        <p id={`${id}-help`} className={formStyles.help}>
          Marks exports, options, flags, and search results that were added later, on all pages. The
          text stays in your browser.
        </p>
        <div id={`${id}-answer`} role="status" className={styles.answer}>
          <Answer choice={choice} />
        </div>
        <div className={styles.actions}>
          <button
            type="submit"
            className="outline-button accent-fill"
            aria-disabled={version === undefined}
          >
            {version === undefined ? 'Use this version' : `Use ${version}`}
          </button>
          <button type="button" className="outline-button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}
