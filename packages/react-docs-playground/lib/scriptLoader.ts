import type {FrameScript} from './protocol.ts';

/** The frame's scripts by name, as the build wrote them: a package, or a part of the frame's runtime. */
export type ScriptTable = Readonly<
  Record<
    string,
    {
      address: string;
      /** Scripts that have to run first, by name. */
      needs: readonly string[];
    }
  >
>;

/**
 * Creates a function that loads one of the frame's scripts, after those that it needs, because the frame
 * itself can't load anything. It rejects if there is no such script or the network fails.
 */
export const createScriptLoader = (
  table: ScriptTable,
): ((name: string) => Promise<FrameScript[]>) => {
  const known = new Map(Object.entries(table));
  const loading = new Map<string, Promise<string>>();

  const loadText = (address: string): Promise<string> => {
    const earlier = loading.get(address);
    if (earlier) return earlier;
    const text = fetch(address).then((response) => {
      if (!response.ok) throw new Error(`${address} answered with ${String(response.status)}.`);
      return response.text();
    });
    loading.set(address, text);
    // What failed is loaded again when it is wanted again.
    text.catch(() => loading.delete(address));
    return text;
  };

  const withNeeds = (name: string): string[] => [
    ...(known.get(name)?.needs ?? []).flatMap(withNeeds),
    name,
  ];

  return (name) =>
    Promise.all(
      [...new Set(withNeeds(name))].map(async (wanted) => {
        const script = known.get(wanted);
        if (!script) throw new Error(`The frame has no script "${wanted}".`);
        return {name: wanted, code: await loadText(script.address)};
      }),
    );
};
