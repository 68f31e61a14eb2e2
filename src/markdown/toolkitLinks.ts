import {namedImports} from 'react-docs-playground/imports';

import {noteFact} from '../content/dependencies';
import '../toolkit-api/facts';
import {entryOf, readReferences, type Reference} from '../toolkit-api/references';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

/**
 * Finds the identifiers of a sample that come from a toolkit package and have a page, by the name
 * the sample gives them. `entry` names an entry point whose exports are known without an import, as
 * in a printed signature.
 *
 * @param page the file of the page, which takes their addresses and types
 */
export const toolkitIdentifiers = (
  code: string,
  language: string,
  entry?: string,
  root: string = process.cwd(),
  page?: string,
): Map<string, Reference> => {
  const found = new Map<string, Reference>();
  if (!LANGUAGES.has(language)) return found;
  if (entry !== undefined) {
    if (page !== undefined) noteFact(page, 'references', entry);
    for (const [ref, reference] of readReferences(root)) {
      const [from, name] = ref.split('#');
      if (from === entry && name !== undefined) found.set(name, reference);
    }
  }
  if (!/['"](?:@remotion\/|remotion['"/])/.test(code)) return found;
  const references = readReferences(root);
  for (const {module, exported, local} of namedImports(code)) {
    const entryPoint = entryOf(module);
    if (entryPoint === undefined) continue;
    const ref = `${entryPoint}#${exported}`;
    if (page !== undefined) {
      noteFact(page, 'reference', ref);
      noteFact(page, 'type', ref);
    }
    const reference = references.get(ref);
    if (reference) found.set(local, reference);
  }
  return found;
};
