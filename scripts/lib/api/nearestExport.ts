import type {ApiModel} from 'dts-api-model/model';
import {nearest} from 'embedded-docs-search/nearest';

/** What to write instead of a reference that does not exist. */
export const suggestion = (model: ApiModel, ref: string): string => {
  const [entry = '', name = ''] = ref.split('#');
  const exports = model.entries[entry];
  if (!exports) return 'name an entry point of the toolkit, such as remotion#interpolate';
  const names = exports.filter(({internal}) => !internal).map((item) => item.name);
  const near = nearest(name, names, 2);
  return near === undefined
    ? `see the exports of ${entry} and correct the "api" key`
    : `did you mean ${entry}#${near}?`;
};
