/** A file that the visitor chose, or the address of one that comes with the site. */
export const openSource = async (source: File | string): Promise<File> => {
  if (typeof source !== 'string') return source;
  const response = await fetch(source);
  if (!response.ok) throw new Error(`The server answered ${response.status} for ${source}.`);
  const blob = await response.blob();
  return new File([blob], source.split('/').pop() ?? source, {type: blob.type});
};
