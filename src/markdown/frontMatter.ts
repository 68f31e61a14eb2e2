import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {z} from 'zod';

import {docKinds} from '../content/docKinds';
import {authors} from '../data/authors';
import {expertSchema} from '../data/experts.schema';

const description = z
  .string({required_error: 'is required: say in 50 to 160 characters what the reader gets'})
  .min(50, 'must have at least 50 characters')
  .max(160, 'must have at most 160 characters');
const slug = z.string().min(1);
const apiName = z
  .string()
  .regex(
    /^(remotion|@remotion\/[a-z0-9-]+)(\/[\w-]+)*#\w+(\.\w+)?$/,
    'must look like remotion#interpolate',
  );
const command = z.string().min(1);
const oneOrMore = <T extends z.ZodTypeAny>(item: T) => z.union([item, z.array(item).min(1)]);

/** Packages that code of a migration page is written for: the toolkit's version, and that of the types of React. */
const versions = z
  .object({remotion: z.string().regex(/^\d+\.\d+\.\d+$/), react: z.number().int()})
  .strict();

export type Versions = z.infer<typeof versions>;

const doc = z
  .object({
    id: z.string().optional(),
    title: z.string().min(1),
    description,
    kind: z.enum(docKinds),
    api: oneOrMore(apiName).optional(),
    cli: oneOrMore(command).optional(),
    terms: oneOrMore(z.string().min(1)).optional(),
    terms_not_in: oneOrMore(z.string().min(1)).optional(),
    migration: z
      .object({before: versions.optional(), after: versions.optional()})
      .strict()
      .optional(),
    slug: slug.optional(),
    sidebar_label: z.string().optional(),
    image: z.string().optional(),
    hide_table_of_contents: z.boolean().optional(),
    displayed_sidebar: z.enum(['mainSidebar', 'apiSidebar', 'recorderSidebar']).nullish(),
  })
  .strict()
  .refine((value) => value.kind !== 'api' || value.api !== undefined, {
    path: ['api'],
    message: 'is required on pages of kind api: name the export, such as remotion#interpolate',
  });

const article = z
  .object({
    title: z.string().min(1),
    description,
    slug,
    authors: z.literal('remotion', {
      errorMap: () => ({message: 'must be remotion: articles are signed by the team'}),
    }),
    image: z.string().optional(),
  })
  .strict();

/** News keeps its date, although text and samples were written later, for a version of the toolkit. */
const post = article.extend({
  rewritten_for: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/, 'must be a version such as 4.0.319')
    .optional(),
});

const page = z
  .object({
    title: z.string().min(1),
    description,
    image: z.string().optional(),
    hide_table_of_contents: z.boolean().optional(),
    wrapperClassName: z.string().optional(),
    unlisted: z.boolean().optional(),
    expert: expertSchema.optional(),
    bare: z.boolean().optional(),
  })
  .strict();

/** The keys of each content area, in the order of their schemas. */
export const frontMatterKeys = (): {area: string; keys: {key: string; isOptional: boolean}[]}[] => {
  const areas = {
    docs: doc.innerType(),
    blog: post,
    'learn, success-stories': article,
    'src/pages': page,
  };
  return Object.entries(areas).map(([area, schema]) => ({
    area,
    keys: Object.entries<z.ZodTypeAny>(schema.shape).map(([key, type]) => ({
      key,
      isOptional: type.isOptional(),
    })),
  }));
};

const schemas: [directory: string, schema: z.ZodTypeAny][] = [
  ['docs', doc],
  ['blog', post],
  ['learn', article],
  ['success-stories', article],
  [path.join('src', 'pages'), page],
];

/** Messages that say what to do, where zod's only say what is wrong. */
const cures: z.ZodErrorMap = (issue, {defaultError}) => {
  const isOwnMessage = defaultError !== 'Required' && issue.code === 'invalid_type';
  switch (issue.code) {
    case 'invalid_type':
      if (issue.received !== 'undefined') return {message: `must be a ${issue.expected}`};
      return {message: isOwnMessage ? defaultError : 'is missing: add it'};
    case 'invalid_enum_value':
      return {message: `must be one of ${issue.options.join(', ')}`};
    case 'invalid_union':
      return {message: 'must be a text or a list of texts'};
    case 'too_small':
      return {message: 'must not be empty'};
    default:
      return {message: defaultError};
  }
};

/** The found value, for a message; empty where it adds nothing. */
const foundText = (value: unknown): string =>
  typeof value === 'string' && value !== ''
    ? ` (found "${value}", ${value.length} characters)`
    : '';

/**
 * Lists the problems of a page's front matter, one sentence each; empty when there are none.
 * `filePath` is relative to the site and decides which schema applies; other files pass.
 */
export const frontMatterProblems = (
  filePath: string,
  frontMatter: Record<string, unknown>,
): string[] => {
  const schema = schemas.find(([directory]) => filePath.startsWith(directory + path.sep))?.[1];
  const isPartial = path.basename(filePath).startsWith('_');
  if (!schema || isPartial) return [];
  const result = schema.safeParse(frontMatter, {errorMap: cures});
  if (result.success) return [];
  return result.error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}: remove it or correct its name`;
    }
    const value = issue.path.reduce<unknown>(
      (node, key) => (node as Record<string | number, unknown> | undefined)?.[key],
      frontMatter,
    );
    return `"${issue.path.join('.')}" ${issue.message}${foundText(value)}`;
  });
};

const isAuthorKey = (key: unknown): key is keyof typeof authors =>
  typeof key === 'string' && key in authors;

/**
 * Docusaurus' front matter hook: parses as usual, then throws an error that names the file and
 * every problem when the page does not fit the schema of its content area. Authors are written out
 * here, since a file of authors would add a list page to every blog.
 */
export const parseFrontMatter =
  (siteDir: string): MarkdownConfig['parseFrontMatter'] =>
  async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const filePath = path.relative(siteDir, params.filePath);
    const problems = frontMatterProblems(filePath, result.frontMatter);
    if (problems.length > 0) {
      throw new Error(
        `Front matter of ${filePath} is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
          'The keys of each kind of page are listed in src/markdown/frontMatter.ts.',
      );
    }
    const {authors: key} = result.frontMatter;
    return isAuthorKey(key)
      ? {...result, frontMatter: {...result.frontMatter, authors: [authors[key]]}}
      : result;
  };
