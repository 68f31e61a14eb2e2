import {z} from 'zod';

/** The options of the plugin; all are optional. */
export interface PluginOptions {
  /**
   * Whether sidebars load when they are wanted; until then, a page shows what its HTML has. Not for sites
   * with DocCardList or generated indexes. Default: true.
   */
  lateSidebars?: boolean | undefined;
  /**
   * Whether the app's scripts are requested once the page can be read, by an inline script. Otherwise, the
   * browser requests them at once, as Docusaurus has it. Default: true.
   */
  lateApp?: boolean | undefined;
  /** Ids of docs that code of yours looks up on pages other than their own. Those that the navbar names are included. */
  keptDocs?: readonly string[] | undefined;
  /** Docusaurus tells several instances of a plugin by it. */
  id?: string | undefined;
}

const schema = z
  .object({
    lateSidebars: z.boolean(),
    lateApp: z.boolean(),
    keptDocs: z.array(z.string()),
    id: z.string(),
  })
  .partial()
  .strict();

/**
 * Checks the plugin's options.
 *
 * @throws with a line for each wrong one
 */
export const parseOptions = (options: unknown): PluginOptions => {
  const parsed = schema.safeParse(options ?? {});
  if (parsed.success) return {id: 'default', ...parsed.data};
  const problems = parsed.error.issues.map(({path, message}) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Error(
    ['Invalid options for docusaurus-lean-start:', ...problems.map((line) => `  ${line}`)].join(
      '\n',
    ),
  );
};
