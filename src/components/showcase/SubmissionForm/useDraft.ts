import {useEffect, useState} from 'react';

import {emptySubmission, parseDraft, type Submission} from './submission';

const key = 'showcase-draft';

/** Storage may be full or blocked; then the draft lasts as long as the page. */
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

/**
 * The form's values, which survive reloads. Undefined on the server, and until the storage has been
 * read.
 */
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
