/** How an address answered. */
export interface Visit {
  /**
   * `alive`: the page is there. `wall`: the host keeps programs out, which says nothing about the page. `failing`:
   * an error, or no answer.
   */
  outcome: 'alive' | 'wall' | 'failing';
  /** `status 404`, or what went wrong. */
  said: string;
}

/** What hosts answer to programs: sign in, forbidden, not this way, too many requests, and LinkedIn's own 999. */
const WALLS = new Set([401, 403, 405, 406, 407, 429, 451, 999]);

/** Some hosts need a moment; one that takes longer is tried again. In milliseconds. */
const TIMEOUT = 20_000;

const HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-language': 'en-US,en;q=0.9',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
};

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const {cause} = error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error.name === 'TimeoutError' ? 'no answer in time' : error.message;
};

const visitOnce = async (url: string, timeout: number): Promise<Visit> => {
  try {
    const response = await fetch(url, {headers: HEADERS, signal: AbortSignal.timeout(timeout)});
    // What the page says doesn't matter.
    await response.body?.cancel();
    const {status} = response;
    const outcome = status < 400 ? 'alive' : WALLS.has(status) ? 'wall' : 'failing';
    return {outcome, said: `status ${String(status)}`};
  } catch (error) {
    return {outcome: 'failing', said: reasonOf(error)};
  }
};

/** Visits an address, and once more if that failed. */
export const visit = async (url: string, timeout = TIMEOUT): Promise<Visit> => {
  const first = await visitOnce(url, timeout);
  return first.outcome === 'failing' ? visitOnce(url, timeout) : first;
};

/** How many hosts are visited at a time; each host gets one request after the other. */
const HOSTS = 8;

/** After so many visits without any answer, there is no network, and the others would only take time. */
const ENOUGH = 16;

/** Visits addresses; not all of them when nothing answers. */
export const visitAll = async (
  urls: readonly string[],
  timeout?: number,
): Promise<Map<string, Visit>> => {
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const hosts = [...byHost.values()];
  const visits = new Map<string, Visit>();
  const isSilent = (): boolean =>
    visits.size >= ENOUGH && [...visits.values()].every(({said}) => !said.startsWith('status'));
  const work = async (): Promise<void> => {
    for (let host = hosts.pop(); host; host = hosts.pop()) {
      for (const url of host) {
        if (isSilent()) return;
        visits.set(url, await visit(url, timeout));
      }
    }
  };
  await Promise.all(Array.from({length: HOSTS}, work));
  return visits;
};
