/** What `tsx` and Chromium don't agree on: it calls this function around functions that run in the page. */
export const helper = 'globalThis.__name = (target) => target;';
