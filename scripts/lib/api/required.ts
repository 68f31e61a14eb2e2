import {isOptionsObject, type ApiExport, type ApiField} from 'dts-api-model/model';

/** Something that an export has and its page must document. */
export interface Required {
  /** Name of the export, members as `Series.Sequence`. */
  owner: string;
  /** The option; undefined for something that needs to be named only. */
  field?: ApiField;
  /** The option that holds the field. */
  parent?: ApiField;
  /** `config.damping`. */
  path: string;
  /** A field of the returned value. */
  isResult?: boolean;
  /** Message when something that needs to be named is not. */
  label?: string;
}

interface RequiredContext {
  documented: (field: ApiField) => boolean;
  /** The type of this field is explained on another page. */
  isElsewhere: (field: ApiField) => boolean;
  /** A heading of the page is about an option of this name. */
  hasHeading: (name: string) => boolean;
  /** The page has this name in code. */
  mentions: (name: string) => boolean;
  /** The export the page is mainly about. */
  isMainOne: boolean;
  /** The page documents more than types. */
  hasValues: boolean;
  /** The version is after the documented one. */
  isLater: (version: string) => boolean;
}

/**
 * An object without optional fields is usually a value from elsewhere rather than a set of options.
 */
const isOptionLike = (fields: readonly ApiField[]): boolean =>
  fields.some(({optional}) => optional);

/** Lists what must be on the page of an export. */
export const requiredFields = (item: ApiExport, context: RequiredContext): Required[] => {
  if (item.internal) return [];
  const owner = item.ref.split('#')[1] ?? item.name;
  const wanted = (field: ApiField): boolean =>
    !field.internal && !(field.since !== undefined && context.isLater(field.since));
  const nested = (field: ApiField, prefix: string): Required[] =>
    field.fields === undefined ||
    !field.fieldsRequired ||
    !isOptionLike(field.fields) ||
    context.isElsewhere(field)
      ? []
      : field.fields
          .filter(wanted)
          .map((child) => ({owner, field: child, parent: field, path: `${prefix}.${child.name}`}));
  const withNested = (fields: readonly ApiField[]): Required[] =>
    fields
      .filter(wanted)
      .flatMap((field) => [{owner, field, path: field.name}, ...nested(field, field.name)]);

  if (item.kind === 'type') {
    if (context.hasValues) {
      const fields = item.fields.filter(({internal}) => !internal);
      const shown =
        context.mentions(item.name) ||
        item.fields.some(context.documented) ||
        (fields.length > 0 && fields.every(({name}) => context.hasHeading(name)));
      return [
        {
          owner,
          path: owner,
          ...(shown ? {} : {label: `the type \`${item.name}\` is not on the page`}),
        },
      ];
    }
    return [
      ...withNested(item.fields),
      ...params(item, owner, context, withNested),
      ...results(item, owner, context),
    ];
  }
  const members = item.members
    .filter(({internal}) => !internal)
    .flatMap((member): Required[] => {
      const path = `${item.name}.${member.name}`;
      const shown = context.mentions(member.name);
      const named: Required = {
        owner,
        path,
        ...(shown ? {} : {label: `\`${path}\` is not on the page`}),
      };
      return [
        named,
        ...(shown && member.kind === 'component' ? requiredFields(member, context) : []),
      ];
    });
  return [
    ...withNested(item.props),
    ...params(item, owner, context, withNested),
    ...results(item, owner, context),
    ...members,
  ];
};

/** Fields of a result may be a list; as soon as one has a heading, each has one. */
const results = (item: ApiExport, owner: string, context: RequiredContext): Required[] => {
  const fields = item.returns.filter(({internal}) => !internal);
  return fields.some(context.documented)
    ? fields.map((field) => ({owner, field, path: field.name, isResult: true}))
    : [];
};

const params = (
  item: ApiExport,
  owner: string,
  context: RequiredContext,
  withNested: (fields: readonly ApiField[]) => Required[],
): Required[] =>
  item.params.flatMap((param): Required[] => {
    // Users of the toolkit catch errors; they do not create them.
    if (item.kind === 'class' && item.name.endsWith('Error')) return [];
    const isElsewhere = context.isElsewhere(param);
    if (isOptionsObject(param) && !isElsewhere) {
      const parent = context.documented(param) ? param : undefined;
      return withNested(param.fields ?? []).map((need) => (parent ? {parent, ...need} : need));
    }
    return context.isMainOne && !param.unnamed && !param.internal
      ? [{owner, field: param, path: param.name}]
      : [];
  });
