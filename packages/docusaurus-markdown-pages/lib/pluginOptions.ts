// What the schemas of a plugin's options have in common.
import {z} from 'zod';

/** An option that is a function. */
export const callback = <Type>(): z.ZodType<Type> =>
  z.custom<Type>((value) => typeof value === 'function', 'Expected function');

/**
 * Checks a plugin's options.
 *
 * @param plugin its name, for the error
 * @throws an error with one line per invalid option
 */
export const checkedOptions = <Schema extends z.ZodTypeAny>(
  plugin: string,
  schema: Schema,
  options: unknown,
): z.output<Schema> => {
  const parsed = schema.safeParse(options ?? {});
  if (parsed.success) return parsed.data as z.output<Schema>;
  const problems = parsed.error.issues.map(({path, message}) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Error(
    [`Invalid options for ${plugin}:`, ...problems.map((line) => `  ${line}`)].join('\n'),
  );
};
