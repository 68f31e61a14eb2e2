import {placeholderKey, placeholderMedia} from '../placeholderMedia';

/** The file of this site that a name in `public/` stands for: itself, or a stand-in. */
const siteFile = (name: string): string =>
  placeholderMedia.get(placeholderKey(placeholderMedia, name) ?? '') ?? name;

/**
 * Loads static files of the site by their names, or what stands in for them; those that the site lacks are left out.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @throws when the network fails
 */
export const loadPublicFiles = async (
  baseUrl: string,
  names: readonly string[],
): Promise<Map<string, ArrayBuffer>> => {
  const files = new Map<string, ArrayBuffer>();
  for (const name of names) {
    const response = await fetch(
      baseUrl + siteFile(name).split('/').map(encodeURIComponent).join('/'),
    );
    if (response.ok) files.set(name, await response.arrayBuffer());
  }
  return files;
};
