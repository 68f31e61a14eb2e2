/** The folder of the frame that plays code from the editors; it has a policy of its own. */
export const sandboxFolder = '/sandbox/';

/** The frame's page. */
export const sandboxPage = `${sandboxFolder}frame.html`;

/** The folder with the demos as projects for the editors. */
export const projectsFolder = '/sandbox/demos/';
