import {isOptionsObject, type ApiExport, type ApiField} from 'dts-api-model/model';

import {isLater} from './pages/options';

/** The name of an export, or of a member of one: `spring`, `Series.Sequence`. */
export const nameOf = ({ref}: Pick<ApiExport, 'ref'>): string => ref.split('#')[1] ?? '';

/** The path of what a call returns: `useVideoConfig()`. */
export const resultOf = (item: Pick<ApiExport, 'ref'>): string => `${nameOf(item)}()`;

const isPublic = ({internal, since}: ApiField): boolean =>
  !internal && (since === undefined || !isLater(since));

const directly = (path: string, fields: readonly ApiField[]): [string, ApiField][] =>
  fields.filter(isPublic).map((field) => [`${path}.${field.name}`, field]);

/** With the fields of objects within objects. */
const deeply = (path: string, fields: readonly ApiField[]): [string, ApiField][] =>
  directly(path, fields).flatMap(([own, field]): [string, ApiField][] => [
    [own, field],
    ...(field.fieldsRequired ? deeply(own, field.fields ?? []) : []),
  ]);

/**
 * Everything with a name in what an export takes and returns, by its path: props and options with
 * their fields (`Sequence.from`, `spring.config.damping`), and fields of types and results
 * (`VideoConfig.fps`, `useVideoConfig().fps`).
 * Fields for internal use, and those that are newer than the documented version, are left out.
 */
export const memberPaths = (item: ApiExport): Map<string, ApiField> => {
  const name = nameOf(item);
  const options = item.params.filter(isOptionsObject).flatMap(({fields}) => fields ?? []);
  return new Map([
    ...directly(resultOf(item), item.returns),
    ...directly(name, item.fields),
    ...deeply(name, [...options, ...item.props]),
  ]);
};

/** An export and its members that are exports, too: `Series` and `Series.Sequence`. */
export const withMembers = (item: ApiExport): ApiExport[] =>
  item.internal ? [] : [item, ...item.members.flatMap(withMembers)];
