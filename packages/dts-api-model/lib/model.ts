/** The kind of an export from the importer's point of view. */
export type ExportKind = 'function' | 'hook' | 'component' | 'class' | 'const' | 'type';

/** A parameter, prop, option or field, as the types declare it. */
export interface ApiField {
  name: string;
  /** True when at least one variant of the type allows omitting it. */
  optional: boolean;
  /** The declared type, with the package's own names. */
  type: string;
  /** Default value from the JSDoc or, failing that, from the code. */
  default?: string;
  /** Text of `@deprecated`. */
  deprecated?: string;
  /** "Available from" version of the JSDoc, for example `2.1.0`. */
  since?: string;
  /** For internal use; never documented. */
  internal?: boolean;
  /** Fields of a nested object that the package or another one of the API declares. */
  fields?: ApiField[];
  /** False when headings for the fields are optional (documented elsewhere, or list items). */
  fieldsRequired?: boolean;
  /** Name of the exported or local type that holds the fields. */
  typeName?: string;
  /** The package that declares this type. */
  typePackage?: string;
  /** A destructured parameter without a name in the types. */
  unnamed?: boolean;
  /** The type spelled out, without the API's own names; only for those who compare releases. */
  shape?: string;
}

/** One public export, reduced to what pages need to know. */
export interface ApiExport {
  /** `package#name`, members as `package#Name.member`. */
  ref: string;
  entry: string;
  name: string;
  kind: ExportKind;
  /** Where the export is declared: equal for re-exports of one thing. */
  declaration: string;
  /** The signature for the page, wrapped at about 80 columns. */
  signature: string;
  /** Positional parameters of functions, hooks and constructors. */
  params: ApiField[];
  /** Own props of components. */
  props: ApiField[];
  /** Fields of the returned object, or of each resolved value of a promise. */
  returns: ApiField[];
  /** Fields of a type. */
  fields: ApiField[];
  /** Static methods, instance methods and members of namespaces such as `Easing`. */
  members: ApiExport[];
  deprecated?: string;
  internal?: boolean;
  /** What a function returns, or the type of anything else, spelled out; only for those who compare releases. */
  shape?: string;
  /** Props or fields that other packages declare, such as attributes of a tag; only for those who compare releases. */
  inherited?: string[];
  /** True when part of its type can't be resolved, so that fields may be missing; likewise. */
  unresolved?: true;
}

/** Everything public in the entry points of some packages. */
export interface ApiModel {
  /** Installed version by package. */
  versions: Record<string, string>;
  /** Exports by entry point, in declaration order. */
  entries: Record<string, ApiExport[]>;
}

/** Finds `package#name` or `package#Name.member`. */
export const findExport = (model: ApiModel, ref: string): ApiExport | undefined => {
  const [entry = '', path = ''] = ref.split('#');
  const [name, ...members] = path.split('.');
  let found = model.entries[entry]?.find((item) => item.name === name);
  for (const member of members) {
    found = found?.members.find((item) => item.name === member);
  }
  return found;
};

/** The npm package an entry point belongs to: `@garden/tools/node` → `@garden/tools`. */
export const packageOf = (entry: string): string =>
  entry
    .split('/')
    .slice(0, entry.startsWith('@') ? 2 : 1)
    .join('/');

/** True for a parameter whose fields are options: `plant({seed, depth})`, `water(options)`. */
export const isOptionsObject = (param: ApiField): boolean =>
  param.fields !== undefined && (param.fieldsRequired === true || param.unnamed === true);
