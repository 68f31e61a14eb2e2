import type {Explanation} from '@site/src/errors/explain';
import type {SearchHit} from '@site/src/search/searchEngine';

import {summaryOf} from '../../errors/Cures/texts';

/** The pages for a pasted message as the first results, in a group that says how well they fit. */
export const cureHits = (explanation: Explanation | undefined): SearchHit[] =>
  (explanation?.cures ?? []).map(({text, place: {url, title, kind}}) => ({
    id: url,
    url,
    title: [{text: title, match: false}],
    heading: [],
    snippet: text === '' ? [] : [{text, match: false}],
    kind,
    packageName: null,
    breadcrumb: [],
    group: explanation ? summaryOf(explanation) : '',
  }));
