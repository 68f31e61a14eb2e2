import type {Middleware} from '../upstream/dev-server/middleware';

type Files = ReadonlyMap<string, string>;

/** How many versions are kept, for pages that have not heard of the last one. */
const limit = 3;

/** Files of the dev server that are made when a page loads one of them. */
export class DevFiles {
  readonly #versions = new Map<string, () => Promise<Files>>();

  /** @param make makes the files of a version, which changes with what they are made of */
  offer(version: string, make: () => Promise<Files>): void {
    let files: Promise<Files> | undefined;
    if (!this.#versions.has(version)) this.#versions.set(version, () => (files ??= make()));
    const [oldest = ''] = this.#versions.keys();
    if (this.#versions.size > limit) this.#versions.delete(oldest);
  }

  /** Answers requests for files below an address, in a folder for each version. */
  serve(address: string): Middleware {
    return async ({url = ''}, response, next) => {
      const {pathname} = new URL(url, 'http://localhost');
      if (!pathname.startsWith(address)) {
        next();
        return;
      }
      const [, version = '', file = ''] =
        /^([^/]*)\/(.*)$/.exec(pathname.slice(address.length)) ?? [];
      try {
        const text = (await this.#versions.get(version)?.())?.get(file);
        response.statusCode = text === undefined ? 404 : 200;
        response.setHeader('content-type', 'application/json');
        response.end(text);
      } catch (error) {
        next(error);
      }
    };
  }
}
