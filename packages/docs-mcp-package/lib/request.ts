/** What a caller did wrong, with what to do instead. */
export class BadRequest extends Error {
  override name = 'BadRequest';
}

/** A file of the package is missing or damaged. */
export class BrokenPackage extends Error {
  override name = 'BrokenPackage';
}

interface TextParameter {
  readonly type: 'string';
  readonly description: string;
  readonly isRequired?: true;
  /** In characters. */
  readonly longest: number;
  /** What to send instead of a longer text. */
  readonly instead?: string;
}

interface NumberParameter {
  readonly type: 'integer';
  readonly description: string;
  readonly isRequired?: never;
  /** Both ends are included. */
  readonly range: readonly [least: number, most: number];
}

export type Parameter = TextParameter | NumberParameter;
export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P extends Parameter> = P extends TextParameter ? string : number;

/** The arguments of a call, as its parameters say. */
export type ArgumentsOf<P extends Parameters> = {
  readonly [Name in keyof P as P[Name] extends {isRequired: true} ? Name : never]: ValueOf<P[Name]>;
} & {
  readonly [Name in keyof P as P[Name] extends {isRequired: true} ? never : Name]?: ValueOf<
    P[Name]
  >;
};

/** A number as people read it: `12,000`. */
export const number = (value: number): string => value.toLocaleString('en-US');

/** What is wrong with a value; undefined when it fits. */
const problemOf = (value: unknown, parameter: Parameter): string | undefined => {
  if (parameter.type === 'integer') {
    const [least, most] = parameter.range;
    const isRight = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return isRight ? undefined : `must be a whole number from ${least} to ${number(most)}`;
  }
  if (typeof value !== 'string') return 'must be a string';
  if (parameter.isRequired && value.trim() === '') return 'must not be empty';
  if (value.length <= parameter.longest) return undefined;
  const {longest, instead = 'Send less.'} = parameter;
  return `has ${number(value.length)} characters, and at most ${number(longest)} are read. ${instead}`;
};

const usageOf = (parameters: Parameters): string =>
  Object.entries(parameters)
    .map(([name, {type, isRequired}]) => `${name}${isRequired ? '' : '?'}: ${type}`)
    .join(', ');

/**
 * Checks the arguments of a call.
 *
 * @throws {BadRequest} which names the first argument that is wrong, and all that there are
 */
export const checkArguments = <P extends Parameters>(
  tool: string,
  parameters: P,
  given: unknown,
): ArgumentsOf<P> => {
  const refuse = (problem: string): never => {
    const end = /[.!?]$/.test(problem) ? '' : '.';
    throw new BadRequest(`${tool}: ${problem}${end} Arguments: {${usageOf(parameters)}}`);
  };
  const values = given ?? {};
  if (typeof values !== 'object' || Array.isArray(values))
    refuse('the arguments must be an object');
  for (const name of Object.keys(values)) {
    if (!Object.hasOwn(parameters, name)) refuse(`there is no argument "${name}"`);
  }
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = (values as Record<string, unknown>)[name];
    if (value === undefined && parameter.isRequired) refuse(`"${name}" is missing`);
    if (value === undefined) continue;
    const problem = problemOf(value, parameter);
    if (problem !== undefined) refuse(`"${name}" ${problem}`);
  }
  return values as ArgumentsOf<P>;
};

/** The parameters as the protocol describes them. */
export const schemaOf = (
  parameters: Parameters,
): {
  type: 'object';
  properties: Record<string, object>;
  required: string[];
  additionalProperties: false;
} => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => [
      name,
      {
        type: parameter.type,
        description: parameter.description,
        ...(parameter.type === 'string'
          ? {maxLength: parameter.longest}
          : {minimum: parameter.range[0], maximum: parameter.range[1]}),
      },
    ]),
  ),
  required: Object.keys(parameters).filter((name) => parameters[name]?.isRequired),
  additionalProperties: false,
});
