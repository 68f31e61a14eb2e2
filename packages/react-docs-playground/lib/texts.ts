/** What the frame says to the reader about code that it can't run. */
export interface FrameTexts {
  noFiles: string;
  noComponent: (file: string) => string;
  noSuchFile: (name: string) => string;
  noSuchPackage: (name: string) => string;
  packageNotLoaded: string;
}

export const defaultTexts: FrameTexts = {
  noFiles: 'There is no file to show.',
  noComponent: (file) =>
    `${file} exports no component. Put "export" before the component you want to see.`,
  noSuchFile: (name) => `There is no file ${name} here.`,
  noSuchPackage: (name) => `The package "${name}" is not available here.`,
  packageNotLoaded: 'The package did not load. Check your connection, then change the code.',
};
