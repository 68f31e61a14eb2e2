import {z} from 'zod';

// A page with a link of type "doc" in its navbar finds that doc in the global data.
const itemSchema = z.object({
  type: z.string().optional(),
  docId: z.string().optional(),
  items: z.array(z.unknown()).optional(),
});
const themeSchema = z.object({
  navbar: z.object({items: z.array(z.unknown()).optional()}).optional(),
});

const docsOf = (items: readonly unknown[]): string[] =>
  items.flatMap((item) => {
    const {type, docId, items: children = []} = itemSchema.catch({}).parse(item);
    return [...(type === 'doc' && docId !== undefined ? [docId] : []), ...docsOf(children)];
  });

/** The ids of docs that navbar items link to. */
export const navbarDocs = (themeConfig: unknown): string[] =>
  docsOf(themeSchema.catch({}).parse(themeConfig).navbar?.items ?? []);
