import {z} from 'zod';

/** The plugin's options; all are optional. */
export interface PluginOptions {
  /**
   * Whether sidebars load only when they're needed; until then, a page shows what's in its HTML. Not for
   * sites with DocCardList or generated indexes. Default: true.
   */
  lateSidebars?: boolean | undefined;
  /**
   * Whether an inline script requests the app's scripts once the page is readable. Otherwise, the browser
   * requests them immediately, as Docusaurus does by default. Default: true.
   */
  lateApp?: boolean | undefined;
  /** Ids of docs that your code looks up on pages other than their own. Docs in the navbar are always included. */
  keptDocs?: readonly string[] | undefined;
  /** Docusaurus uses it to distinguish multiple instances of a plugin. */
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
 * @throws an error with one line per invalid option
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
