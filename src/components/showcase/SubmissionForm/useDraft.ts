import {useEffect, useState} from 'react';

import {emptySubmission, parseDraft, type Submission} from './submission';

const key = 'showcase-draft';

/** Storage may be full, or refused by the browser; then the draft lives as long as the page. */
const store = (draft: Submission): void => {
  try {
    if (draft === emptySubmission) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing to do.
  }
};

const restore = (): Submission => {
  try {
    return parseDraft(localStorage.getItem(key));
  } catch {
    return emptySubmission;
  }
};

/** What is typed, kept over reloads. Undefined until the browser has been asked, and on the server. */
export const useDraft = (): [Submission | undefined, (draft: Submission) => void] => {
  const [draft, setDraft] = useState<Submission>();
  useEffect(() => {
    setDraft(restore());
  }, []);
  return [
    draft,
    (next) => {
      setDraft(next);
      store(next);
    },
  ];
};
