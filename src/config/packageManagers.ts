/** The tabs of package managers, in their order; npm's is shown unless a reader chose another. */
export const packageManagerTabs = {
  names: ['npm', 'pnpm', 'yarn', 'bun'],
  /** The group that the npm2yarn plugin gives to its tabs. */
  group: 'npm2yarn',
  /** The query parameter that chooses a tab: `?package-manager=pnpm`. */
  parameter: 'package-manager',
} as const;
