import fs from 'node:fs/promises';
import path from 'node:path';

/** Where the template leaves room for tags that are known after the build; the minimizer keeps comments. */
export const roomInHead = '<!--of this page-->';

/** Tags for the head of a page, which has the address, with the base URL, and the HTML. */
export type Tags = (page: {address: string; html: string}) => string;

/** Adds tags to each page of the build. */
export const completeHead = async (
  outDir: string,
  baseUrl: string,
  tags: readonly Tags[],
): Promise<void> => {
  const pages = (await fs.readdir(outDir, {recursive: true})).filter((name) =>
    /(?:^|[\\/])(?:index|404)\.html$/.test(name),
  );
  for (const page of pages) {
    const file = path.join(outDir, page);
    const html = await fs.readFile(file, 'utf8');
    if (!html.includes(roomInHead)) continue;
    const address = baseUrl + page.replaceAll('\\', '/').replace(/\/?index\.html$/, '');
    const all = tags.map((make) => make({address, html})).join('');
    await fs.writeFile(
      file,
      html.replace(roomInHead, () => all),
    );
  }
};
