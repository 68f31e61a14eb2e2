import type {ApiField} from 'dts-api-model/model';

import {TOOLKIT_VERSION} from '../../config/toolkit';

/** An option as its heading is written: `delay?`. */
export const show = ({name, optional}: Pick<ApiField, 'name' | 'optional'>): string =>
  `\`${name}${optional ? '?' : ''}\``;

/** The first names of a list of fields, for messages. */
export const showAll = (fields: readonly ApiField[]): string =>
  fields
    .filter(({internal}) => !internal)
    .map(show)
    .slice(0, 8)
    .join(', ');

/** Follows `config.damping` from a list of fields. */
export const follow = (roots: readonly ApiField[], path: readonly string[]): ApiField[] => {
  const [first, ...rest] = path;
  const found = roots.filter(({name}) => name === first);
  return rest.length === 0 ? found : found.flatMap(({fields = []}) => follow(fields, rest));
};

/** True for a version after the one that the site documents. */
export const isLater = (version: string): boolean =>
  version.localeCompare(TOOLKIT_VERSION, 'en', {numeric: true}) > 0;

/** A default stated near a heading: "Default: `x`", "defaults to `x`", "the default is `x`". */
export const statedDefault = (body: string): string | undefined =>
  /\bdefault(?:s to|(?: value)?\*{0,2}(?: is|:))\*{0,2}\s*`([^`]+)`/i.exec(body)?.[1];

/** A default without its quotes. */
export const plain = (value: string): string => value.replace(/^['"`]|['"`]$/g, '').trim();
