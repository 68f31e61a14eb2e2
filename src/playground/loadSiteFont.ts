import fontUrl from '@site/src/fonts/instrument-sans.woff2';

/** The site's font, for the frame; undefined when the network fails: the frame then takes the system's. */
export const loadSiteFont = async (): Promise<ArrayBuffer | undefined> => {
  try {
    const response = await fetch(fontUrl);
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
};
