/** What is kept of an input, in characters: half from its start, half from its end, as errors stand at either. */
const KEPT = 1_000_000;

/** Reads standard input to its end; of a longer one, both ends. */
export const readStandardInput = async (): Promise<string> => {
  process.stdin.setEncoding('utf8');
  let start = '';
  let end = '';
  for await (const chunk of process.stdin as AsyncIterable<string>) {
    // A last chunk that is short belongs to the end as well.
    if (end === '' && start.length + chunk.length <= KEPT / 2) start += chunk;
    else end = (end + chunk).slice(1 - KEPT / 2);
  }
  return end === '' ? start : `${start}\n${end}`;
};
