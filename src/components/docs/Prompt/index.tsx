import type {ReactNode} from 'react';

import {PROMPT_LABEL} from '@site/src/config/prompts';

/** A text for a coding agent that does the task of the page; closed until a reader opens it. Its child is a block to copy. */
export const Prompt = ({children}: {children: ReactNode}): ReactNode => (
  <details>
    <summary>{PROMPT_LABEL}</summary>
    {children}
  </details>
);
