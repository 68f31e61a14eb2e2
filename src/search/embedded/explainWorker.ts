import {failureOf, loadFrom} from 'embedded-docs-search/browser';

import {openExplainer, type ExplainByFiles} from './explainByFiles';
import type {ExplainRequest, ExplainResponse} from './messages';

let opened: {folder: string; explain: Promise<ExplainByFiles>} | undefined;

const answer = async ({id, index, pasted}: ExplainRequest): Promise<ExplainResponse> => {
  try {
    if (opened?.folder !== index) {
      opened = {folder: index, explain: openExplainer(loadFrom(index))};
    }
    const explain = await opened.explain;
    return {id, explanation: await explain(pasted)};
  } catch (error) {
    // The next paste tries again.
    opened = undefined;
    return {id, failure: failureOf(error)};
  }
};

addEventListener('message', (event: MessageEvent<ExplainRequest>) => {
  void answer(event.data).then((response) => {
    postMessage(response);
  });
});
