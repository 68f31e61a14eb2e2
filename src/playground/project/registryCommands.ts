/** An item of a component registry: https://ui.shadcn.com/docs/registry/registry-item-json */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:item';
  title: string;
  description: string;
  /** Packages of others, with their versions. */
  dependencies: readonly string[];
  /** Each has a target, so that the project needs no configuration. */
  files: readonly {path: string; type: 'registry:file'; target: string; content: string}[];
  /** What the tool prints afterwards. */
  docs: string;
  meta: {
    /** Packages of the toolkit, which have to be at the project's own version. */
    toolkit: readonly string[];
    /** Media: the file in the project, and the address of what stands in for it. */
    media: Readonly<Record<string, string>>;
    /** The address of a picture of the result. */
    picture?: string;
  };
}

/** What adds packages of the toolkit and media to a project. */
export const furtherCommands = (
  {meta}: Pick<RegistryItem, 'meta'>,
  toolkitVersion: string,
): string[] => [
  ...(meta.toolkit.length > 0
    ? [
        `npm install --save-exact ${meta.toolkit.map((name) => `${name}@${toolkitVersion}`).join(' ')}`,
      ]
    : []),
  ...Object.entries(meta.media).map(
    ([file, address]) => `curl --fail --create-dirs --output "${file}" ${address}`,
  ),
];
