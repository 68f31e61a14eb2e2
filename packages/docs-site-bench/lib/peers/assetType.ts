/** Kinds of files that the table counts apart. */
export const assetTypes = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type AssetType = (typeof assetTypes)[number];

/** The kind of a file, from the `Content-Type` that it is sent with. */
export const assetType = (contentType: string): AssetType => {
  if (contentType.startsWith('text/html')) return 'html';
  if (contentType.startsWith('text/css')) return 'css';
  if (contentType.includes('javascript')) return 'js';
  if (contentType.startsWith('font/')) return 'font';
  return contentType.startsWith('image/') ? 'image' : 'other';
};
