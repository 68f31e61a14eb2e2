import {z} from 'zod';

/** Stacks by which templates can be filtered. */
export const stackKeys = [
  'react',
  'javascript',
  'next',
  'react-router',
  'express',
  'lambda',
  'tailwind',
  'three',
  'skia',
  'whisper',
  'services',
] as const;

/** Purposes by which templates can be filtered. */
export const purposeKeys = [
  'start',
  'app',
  'server',
  'social',
  'speech',
  'graphics',
  'code',
  'editing',
] as const;

/** Features of Remotion that templates may set up; the comparison table has a column for each. */
export const featureKeys = ['player', 'lambda', 'captions'] as const;

const pixels = z.number().int().positive();

/** An entry of src/data/templates.ts. Each has a page of the same name in src/pages/templates. */
export const templateSchema = z
  .object({
    /** Last part of the page's address, and the flag of the create command. */
    slug: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words with hyphens, such as hello-world'),
    name: z.string().min(2).max(32, 'must have at most 32 characters to fit on the card'),
    summary: z
      .string()
      .min(30, 'must say in at least 30 characters what you get')
      .max(110, 'must have at most 110 characters to fit on the card')
      .regex(/\.$/, 'must be a sentence that ends with a period'),
    /** What the drawing on its card shows: the alternative text. */
    drawing: z
      .string()
      .min(20, 'must say in at least 20 characters what the drawing shows')
      .max(110, 'must have at most 110 characters')
      .regex(/\.$/, 'must be a sentence that ends with a period'),
    stack: z
      .array(z.enum(stackKeys))
      .min(1, 'must name at least one of the stacks in src/data/templates.schema.ts'),
    purpose: z
      .array(z.enum(purposeKeys))
      .min(1, 'must name at least one of the purposes in src/data/templates.schema.ts'),
    /** The public repository with the source; a paid template has none. */
    repository: z
      .string()
      .regex(
        /^https:\/\/github\.com\/[\w-]+\/[\w-]+$/,
        'must look like https://github.com/remotion-dev/template-still',
      )
      .optional(),
    /** False where StackBlitz lacks what the template needs, such as a compiler or a browser. */
    stackBlitz: z.literal(false).optional(),
    /** Where a deployed copy can be tried. */
    preview: z
      .string()
      .regex(/^https:\/\/\S+$/, 'must be a URL that starts with https://')
      .optional(),
    /** The README of the repository shows a picture or a clip of the output. */
    readmeExample: z.literal(true).optional(),
    /** Where the template is sold; replaces the create command. */
    product: z
      .string()
      .regex(/^https:\/\/\S+$/, 'must be a URL that starts with https://')
      .optional(),
    /** Features of Remotion that the template sets up. */
    features: z.array(z.enum(featureKeys)).optional(),
    /** What has to be installed besides Node.js. */
    tools: z.array(z.string().min(2)).optional(),
    /** Accounts with other services, and what they are needed for. */
    accounts: z
      .array(
        z
          .object({
            service: z.string().min(2),
            /** Completes "needed …", such as "to render"; undefined when nothing works without it. */
            only: z.string().min(4).optional(),
          })
          .strict(),
      )
      .optional(),
    /** License of the template's own code, from its README or package; undefined when neither names one. */
    license: z.enum(['mit', 'paid']).optional(),
    /** Tailwind CSS: part of the template, offered when one creates it, or neither. */
    tailwind: z.enum(['included', 'offered', 'none']).optional(),
    /** The main composition: its id, size in pixels, frames per second and length in words. */
    composition: z
      .object({
        id: z.string().min(1),
        width: pixels,
        height: pixels,
        fps: pixels.optional(),
        length: z.string().min(1).optional(),
      })
      .strict()
      .optional(),
  })
  .strict()
  .refine(({repository, product}) => (repository === undefined) !== (product === undefined), {
    path: ['repository'],
    message: 'or "product" is required, but not both: a template is either free or sold',
  });

export type Template = z.infer<typeof templateSchema>;
export type Feature = (typeof featureKeys)[number];
export type Stack = (typeof stackKeys)[number];
export type Purpose = (typeof purposeKeys)[number];
