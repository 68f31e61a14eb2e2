import {z} from 'zod';

/** Kinds of work that the showcase can be filtered by. */
export const kindKeys = ['tool', 'data', 'campaign', 'explainer', 'music'] as const;

/** Kinds of targets that an entry can link to. */
export const linkTypes = ['website', 'video', 'source', 'tutorial'] as const;

const address = z.string().regex(/^https:\/\/\S+$/, 'must be an address that begins with https://');

/**
 * An entry of src/data/showcase.ts: a product or the work of a company, never of a private person. Its
 * picture is the drawing of the same slug in src/components/showcase/Art.
 */
export const showcaseSchema = z
  .object({
    /** Identifies the entry in the page's address, after the #. */
    slug: z
      .string()
      .regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words with hyphens, such as hello-meteo'),
    title: z.string().min(2).max(80, 'must have at most 80 characters'),
    kind: z.enum(kindKeys),
    /** What it is, in a few words, for the card. */
    what: z.string().min(8).max(48, 'must have at most 48 characters: it stands on one line'),
    description: z
      .string()
      .min(40, 'must say in at least 40 characters what the videos show')
      .max(280, 'must have at most 280 characters')
      .regex(/\.$/, 'must be a sentence that ends with a period'),
    /** Size of the videos in pixels. */
    size: z.tuple([z.number().int().positive(), z.number().int().positive()]),
    /** The month in which the entry was added to the showcase, or only the year. */
    added: z.string().regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'must be a month such as 2024-04'),
    links: z
      .array(z.object({type: z.enum(linkTypes), url: address}).strict())
      .min(1, 'must name where readers find the original'),
  })
  .strict();

export type ShowcaseEntry = z.infer<typeof showcaseSchema>;
export type ShowcaseKind = (typeof kindKeys)[number];
export type LinkType = (typeof linkTypes)[number];
