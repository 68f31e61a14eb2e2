import type {Explanation} from '@site/src/errors/explain';
import {mayBeQuery} from '@site/src/errors/pastedText';
import type {SearchHit} from '@site/src/search/searchEngine';

import {summaryOf} from '../../errors/Cures/texts';

/**
 * The pages for a pasted message as the first results, in a group that says how well they fit. A text that may
 * be a query has some only if it is exactly a message.
 */
export const cureHits = (pasted: string, explanation: Explanation | undefined): SearchHit[] => {
  if (!explanation || (explanation.match !== 'exact' && mayBeQuery(pasted))) return [];
  return explanation.cures.map(({text, place: {url, title, kind}}) => ({
    id: url,
    url,
    title: [{text: title, match: false}],
    heading: [],
    snippet: text === '' ? [] : [{text, match: false}],
    kind,
    packageName: null,
    breadcrumb: [],
    group: summaryOf(explanation),
  }));
};
