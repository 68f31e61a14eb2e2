import {z} from 'zod';

import {specialties, type Specialty} from './specialties';

const specialtyKeys = Object.keys(specialties) as [Specialty, ...Specialty[]];

const address = z.string().regex(/^https:\/\/[^\s]+$/, 'must be a URL that starts with https://');

/** An expert's entry: the `expert` key in the front matter of a page in src/pages/experts. */
export const expertSchema = z
  .object({
    summary: z
      .string()
      .min(20, 'must have at least 20 characters')
      .max(120, 'must have at most 120 characters to fit on the card'),
    specialties: z
      .array(z.enum(specialtyKeys))
      .min(1, 'must name at least one specialty of src/data/specialties.ts')
      .max(3, 'must name at most 3 specialties'),
    packages: z
      .array(
        z.string().regex(/^(remotion|@remotion\/[a-z0-9-]+)$/, 'must be a package of the toolkit'),
      )
      .min(1, 'must name at least one package'),
    services: z
      .array(z.string().min(10, 'must have at least 10 characters'))
      .min(2, 'must list at least 2 services')
      .max(6, 'must list at most 6 services'),
    /** A demo of this site; its frame stands for the profile in lists, and the page shows it. */
    evidence: z.string().optional(),
    /** The month in which the entry was added, such as 2025-06. */
    since: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2025-06')
      .optional(),
    links: z
      .object({
        website: address.optional(),
        github: address.optional(),
        x: address.optional(),
        linkedin: address.optional(),
        email: z.string().email('must be an email address').optional(),
        call: address.optional(),
      })
      .strict()
      .optional(),
    /** True for example profiles, which are kept out of search engines. */
    sample: z.boolean(),
  })
  .strict()
  .refine(({sample, evidence}) => !sample || evidence !== undefined, {
    path: ['evidence'],
    message: 'must name a demo of src/demos: an example shows one in place of a real person’s work',
  });

/** An expert's entry as written in front matter. */
export type Expert = z.infer<typeof expertSchema>;
