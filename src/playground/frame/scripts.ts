/** Where the frame's scripts are, seen from its page. */
const scriptsFolder = '../assets/playground/';

/** A script of the frame, as the frame's page names it. */
export interface Script {
  /** A package or a part of the frame. */
  name: string;
  /** Of its content. */
  hash: string;
  /** Scripts that it needs first, by name. */
  needs: readonly string[];
}

/** The address of a script, seen from the frame's page. */
const addressOf = (nameAndHash: string): string =>
  `${scriptsFolder}${nameAndHash.replace(/^@/, '').replaceAll(/[/:]/g, '-')}.js`;

export const scriptAddress = ({name, hash}: Script): string => addressOf(`${name}.${hash}`);

/** Scripts in one short text, for the frame's page. */
export const writeScripts = (scripts: readonly Script[]): string =>
  scripts.map(({name, hash, needs}) => [`${name}.${hash}`, ...needs].join(',')).join(' ');

/** What `writeScripts` wrote. */
export const readScripts = (
  text: string,
): ReadonlyMap<string, {address: string; needs: readonly string[]}> =>
  new Map(
    text.split(' ').map((entry) => {
      const [nameAndHash = '', ...needs] = entry.split(',');
      const name = nameAndHash.slice(0, nameAndHash.lastIndexOf('.'));
      return [name, {address: addressOf(nameAndHash), needs}];
    }),
  );
