/** Lets the browser save bytes as a file. */
export const saveFile = (name: string, type: string, bytes: BlobPart): void => {
  const address = URL.createObjectURL(new Blob([bytes], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
};
