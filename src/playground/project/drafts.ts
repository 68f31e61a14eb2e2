import {createDrafts} from 'react-docs-playground/drafts';

import {propsFile, readProject, type Project} from './project';

/** What readers make of projects, as the browser keeps it. */
export const drafts = createDrafts<Project>({
  key: 'playground.drafts',
  read: readProject,
  contentOf: ({files, settings}) => JSON.stringify([files, settings]),
  // The controls of a demo set the props.
  controlledFile: propsFile,
});
