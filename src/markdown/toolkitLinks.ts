import {entryOf, readReferences, type Reference} from '../plugins/toolkit-api/references';

const LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

const IMPORT = /\bimport\s+(?:type\s+)?\{(?<names>[^}]*)\}\s*from\s*(['"])(?<module>[^'"]+)\2/g;
const REQUIRE =
  /\b(?:const|let|var)\s+\{(?<names>[^}]*)\}\s*=\s*(?:await\s+)?(?:require|import)\(\s*(['"])(?<module>[^'"]+)\2\s*\)/g;

/** `Foo, type Bar, Baz as Qux` or `Baz: Qux` → pairs of exported and local name. */
const pairs = (names: string): [exported: string, local: string][] =>
  names
    .split(',')
    .map((item) =>
      item
        .replace(/\/\/.*|\/\*.*?\*\//g, '')
        .trim()
        .replace(/^type\s+/, ''),
    )
    .flatMap((item): [string, string][] => {
      const [, exported, local] = /^([\w$]+)(?:\s*(?:\bas\b|:)\s*([\w$]+))?$/.exec(item) ?? [];
      return exported === undefined ? [] : [[exported, local ?? exported]];
    });

/**
 * Finds the identifiers of a sample that come from a toolkit package and have a page, by the name
 * the sample gives them. `entry` names an entry point whose exports are known without an import, as
 * in a printed signature.
 */
export const toolkitIdentifiers = (
  code: string,
  language: string,
  entry?: string,
  root: string = process.cwd(),
): Map<string, Reference> => {
  const found = new Map<string, Reference>();
  if (!LANGUAGES.has(language)) return found;
  if (entry !== undefined) {
    for (const [ref, reference] of readReferences(root)) {
      const [from, name] = ref.split('#');
      if (from === entry && name !== undefined) found.set(name, reference);
    }
  }
  if (!/['"](?:@remotion\/|remotion['"/])/.test(code)) return found;
  const references = readReferences(root);
  for (const pattern of [IMPORT, REQUIRE]) {
    for (const {groups} of code.matchAll(pattern)) {
      const from = entryOf(groups?.module ?? '');
      if (from === undefined) continue;
      for (const [exported, local] of pairs(groups?.names ?? '')) {
        const reference = references.get(`${from}#${exported}`);
        if (reference) found.set(local, reference);
      }
    }
  }
  return found;
};
