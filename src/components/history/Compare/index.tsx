import {useEffect, useId, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  compareReleases,
  isReleases,
  rangeOf,
  type Comparison,
} from 'npm-api-history/compare-releases';
import {namedPackages, NOT_JSON, readChoice, type Choice} from 'npm-api-history/read-choice';
import type {Release} from 'npm-api-history/releases';
import known from '@generated/history/default/known.json';
import manifest from '@generated/history/default/manifest.json';

import {isToolkit} from '@site/src/config/toolkit';
import {historyPage, packageSlug} from '@site/src/history/packages';
import {versionInUse} from '@site/src/history/versionInUse';

import {Entries} from '../Releases';
import formStyles from '../../errors/ErrorIndex/styles.module.css';
import styles from './styles.module.css';

const loadReleases = async (name: string): Promise<Release[]> => {
  const response = await fetch(`${manifest.folder}${packageSlug(name)}.json`);
  const value: unknown = response.ok ? await response.json() : undefined;
  if (!isReleases(value)) throw new Error(`${response.url} has no releases.`);
  return value;
};

const range = rangeOf(known);

const compare = async (from: string, to: string, names: readonly string[]): Promise<Comparison> => {
  if (names.length === 0) return {kind: 'problem', text: 'Select at least one package.'};
  try {
    return await compareReleases({from, to, names}, known, isToolkit, loadReleases);
  } catch {
    return {
      kind: 'problem',
      text: 'The releases couldn’t be loaded. Check your connection and try again.',
    };
  }
};

/** What to say about a pasted package.json. */
const noteOn = (choice: Choice): string => {
  switch (choice.kind) {
    case 'mixed':
      return 'The packages have different versions, which is a known cause of errors. “From” is set to the lowest one.';
    case 'range':
      return `${choice.range} is a range. To see the installed version, run npx remotion versions.${
        choice.lowest === undefined ? '' : ' “From” is set to the lowest version of the range.'
      }`;
    case 'unreadable':
      if (choice.why === 'json') {
        return NOT_JSON;
      }
      return choice.why === 'text'
        ? 'This isn’t the text of a package.json.'
        : 'This package.json has no version of a Remotion package.';
    case 'earlier':
    case 'later':
      return `The history covers versions ${range}.`;
    default:
      return '';
  }
};

/** What a screen reader is told. */
const summaryOf = (outcome: Comparison): string => {
  if (outcome.kind === 'problem') return outcome.text;
  const {from, to, packages} = outcome;
  const changed = packages.filter(({releases}) => releases.length > 0);
  return `From ${from} to ${to}, ${changed.length} of ${packages.length} packages changed.`;
};

function Result({outcome}: {outcome: Comparison}): ReactNode {
  if (outcome.kind === 'problem') return null;
  const {packages} = outcome;
  const changed = packages.filter(({releases}) => releases.length > 0);
  const unchanged = packages.filter(({releases}) => releases.length === 0);
  return (
    <>
      {changed.map(({name, releases}) => (
        <section key={name}>
          <h2>
            <Link to={historyPage(name)}>{name}</Link>
          </h2>
          {releases.map(({name: release, entries}) => (
            <div key={release}>
              <h3>{release}</h3>
              <Entries entries={entries} />
            </div>
          ))}
        </section>
      ))}
      {unchanged.length > 0 && (
        <p>Nothing changed in {unchanged.map(({name}) => name).join(', ')}.</p>
      )}
    </>
  );
}

/** Shows what changed between two versions, in the packages that someone imports. */
export function Compare(): ReactNode {
  const id = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState(known.documented);
  const [chosen, setChosen] = useState<readonly string[]>(['remotion']);
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<Comparison>();
  useEffect(() => {
    setFrom((typed) => (typed === '' ? (versionInUse() ?? '') : typed));
  }, []);

  const readFile = (text: string): void => {
    if (text.trim() === '') {
      setNote('');
      return;
    }
    const choice = readChoice(text, known, isToolkit);
    setNote(noteOn(choice));
    if (choice.kind === 'version') setFrom(choice.version);
    if ((choice.kind === 'range' || choice.kind === 'mixed') && choice.lowest !== undefined)
      setFrom(choice.lowest);
    if (choice.kind === 'unreadable') return;
    const named = namedPackages(JSON.parse(text), isToolkit).map(({name}) => name);
    setChosen(manifest.packages.filter((name) => named.includes(name)));
  };
  return (
    <div className={formStyles.finder} data-markdown-ignore="">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void compare(from, to, chosen).then(setOutcome);
        }}
      >
        <label htmlFor={`${id}-file`} className={formStyles.label}>
          Paste your <code>package.json</code> to fill in this form
        </label>
        <textarea
          id={`${id}-file`}
          className={formStyles.field}
          rows={3}
          spellCheck={false}
          autoComplete="off"
          aria-describedby={`${id}-note`}
          onChange={({currentTarget}) => {
            readFile(currentTarget.value);
          }}
        />
        <p id={`${id}-note`} role="status" className={formStyles.help}>
          {note === '' ? 'The text stays in your browser.' : note}
        </p>
        <div className={styles.versions}>
          <label htmlFor={`${id}-from`}>From</label>
          <input
            id={`${id}-from`}
            className="input-box"
            value={from}
            spellCheck={false}
            autoComplete="off"
            placeholder="4.0.200"
            onChange={({currentTarget}) => {
              setFrom(currentTarget.value);
            }}
          />
          <label htmlFor={`${id}-to`}>to</label>
          <input
            id={`${id}-to`}
            className="input-box"
            value={to}
            spellCheck={false}
            autoComplete="off"
            onChange={({currentTarget}) => {
              setTo(currentTarget.value);
            }}
          />
        </div>
        <details className={styles.packages}>
          <summary>Packages: {chosen.length === 0 ? 'none' : chosen.join(', ')}</summary>
          <ul>
            {manifest.packages.map((name) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    checked={chosen.includes(name)}
                    onChange={({currentTarget}) => {
                      setChosen(
                        manifest.packages.filter((other) =>
                          other === name ? currentTarget.checked : chosen.includes(other),
                        ),
                      );
                    }}
                  />{' '}
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </details>
        <button type="submit" className="outline-button accent-fill">
          Show what changed
        </button>
      </form>
      <p role="status" className={styles.outcome}>
        {outcome && summaryOf(outcome)}
      </p>
      {outcome && <Result outcome={outcome} />}
    </div>
  );
}
