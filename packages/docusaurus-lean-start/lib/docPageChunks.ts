import {readDocRoutes} from './lazy-doc-routes/build/readDocRoutes.cjs';
import {chunkName} from './lazy-doc-routes/pageNames.cjs';

/** The chunk names of docs pages, by address: the chunk of the component that shows them, and their own. */
export const docPageChunks = (generatedFilesDir: string): Map<string, readonly string[]> => {
  const {rows, component} = readDocRoutes(generatedFilesDir);
  return new Map(rows.map(({path}, index) => [path, [component, chunkName(index)]]));
};
