/** Where the items of the component registry are, one JSON file for each. */
export const registryFolder = 'r/';

/** What adds an item to a project. */
export const addTool = 'npx shadcn@4.23.1 add';
