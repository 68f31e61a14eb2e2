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

/** A name that code imports or requires. */
export interface NamedImport {
  module: string;
  exported: string;
  /** Its name in the code. */
  local: string;
}

/** The names that code imports or requires from modules, in its order. */
export const namedImports = (code: string): NamedImport[] =>
  [IMPORT, REQUIRE].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(({groups}) =>
      pairs(groups?.names ?? '').map(([exported, local]) => ({
        module: groups?.module ?? '',
        exported,
        local,
      })),
    ),
  );
