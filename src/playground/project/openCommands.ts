/** The folder and the archive of a downloaded project are named after its title. */
export const projectName = (title: string): string => {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  // No folder that Windows reserves, and no package that the project installs, begins like this.
  return `remotion-${words?.join('-').slice(0, 60) ?? 'project'}`;
};

/** No package of the toolkit needs its scripts, so none of any package runs. */
export const installCommand = 'npm install --ignore-scripts';

/**
 * What opens a downloaded project, typed where the archive is.
 *
 * @param isWindows whether to unpack with what Windows has; its shells join no commands
 */
export const openCommands = (title: string, isWindows: boolean): string => {
  const name = projectName(title);
  const unpack = isWindows ? 'tar -xf' : 'unzip';
  return [`${unpack} ${name}.zip`, `cd ${name}`, installCommand, 'npx remotion studio'].join(
    isWindows ? '\n' : ' && ',
  );
};
