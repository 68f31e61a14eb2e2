import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {reportUrl} from '../links';
import {texts} from '../texts';

interface Props {
  query: string;
  suggestions: readonly string[];
  onAsk: (query: string) => void;
}

/** Says that nothing was found, what to search for instead, and where to report it. */
export function NoResults({query, suggestions, onAsk}: Props): ReactNode {
  return (
    <div className="search-dialog__message">
      <p className="search-dialog__headline">
        {texts.noResults} &quot;<strong>{query}</strong>&quot;
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{texts.suggestions}:</p>
          <ul className="search-dialog__suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  className="search-dialog__button"
                  type="button"
                  onClick={() => {
                    onAsk(suggestion);
                  }}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {texts.reportQuestion} <Link href={reportUrl(query)}>{texts.reportLink}</Link>
      </p>
    </div>
  );
}
