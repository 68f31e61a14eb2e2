import {createExplainer, type Explain} from '../../errors/explain';
import {SearchFailure} from '../searchEngine';
import {isNamesFile} from './format';
import {loadFrom} from './loadFrom';
import type {ExplainRequest, ExplainResponse} from './messages';
import {isMessagesFile, messagesPath, readMessages} from './messagesFile';

const open = async (folder: string): Promise<Explain> => {
  const load = loadFrom(folder);
  const [names, messages] = await Promise.all([load('names.json'), load(messagesPath)]);
  if (!isNamesFile(names) || !isMessagesFile(messages)) {
    throw new SearchFailure('The search index cannot be read.');
  }
  const pages = names.pages.map(([title, url, kind]) => ({title, url, kind}));
  return createExplainer(
    readMessages(messages, pages),
    new Map(pages.map((page) => [page.url, page])),
  );
};

let opened: {folder: string; explain: Promise<Explain>} | undefined;

const answer = async ({id, index, pasted}: ExplainRequest): Promise<ExplainResponse> => {
  try {
    if (opened?.folder !== index) opened = {folder: index, explain: open(index)};
    return {id, explanation: (await opened.explain)(pasted)};
  } catch (error) {
    // The next paste tries again.
    opened = undefined;
    return {
      id,
      failure: {
        message: error instanceof Error ? error.message : String(error),
        isOutdated: error instanceof SearchFailure && error.isOutdated,
      },
    };
  }
};

addEventListener('message', (event: MessageEvent<ExplainRequest>) => {
  void answer(event.data).then((response) => {
    postMessage(response);
  });
});
