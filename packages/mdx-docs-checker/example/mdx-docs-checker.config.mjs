import {defineConfig, frontMatter, links, names, results, samples, wording} from 'mdx-docs-checker';
import {z} from 'zod';

const page = z.object({title: z.string(), description: z.string().max(160)}).strict();

export default defineConfig({
  pages: ['docs'],
  checks: [
    links(),
    frontMatter(page),
    samples({
      library: ['index.d.ts'],
      compilerOptions: {paths: {'tiny-timer': ['./index.d.ts']}},
    }),
    results({library: ['index.js']}),
    names({declarations: ['index.d.ts']}),
    wording([{find: /\bsimply\b/giu, instead: 'nothing'}]),
  ],
});
