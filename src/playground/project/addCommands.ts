import {Refusal} from 'react-docs-playground';

import {TOOLKIT_VERSION} from '@site/src/config/toolkit';
import {addTool, registryFolder} from '@site/src/config/registry';

import {furtherCommands, type RegistryItem} from './registryCommands';

/**
 * The commands that add an item of the registry to a project, at the version of the toolkit that the reader
 * has named.
 *
 * @param baseUrl of the site, with a slash at both ends
 * @throws {Refusal} when there is no such item
 * @throws when the network fails
 */
export const addCommands = async (baseUrl: string, item: string): Promise<string> => {
  const address = new URL(`${baseUrl}${registryFolder}${item}.json`, location.href);
  const response = await fetch(address);
  if (!response.ok)
    throw new Refusal('This code can’t be added by a command. Download the project.');
  const found = (await response.json()) as RegistryItem;
  // As `src/history` keeps it.
  const {toolkit = TOOLKIT_VERSION} = document.documentElement.dataset;
  return [`${addTool} ${address.href}`, ...furtherCommands(found, toolkit)].join('\n');
};
