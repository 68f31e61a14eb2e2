/** What experts can be filtered by, with the label that readers see. */
export const specialties = {
  data: 'Data and charts',
  campaigns: 'Campaigns',
  motion: 'Motion design',
  apps: 'Video apps',
  rendering: 'Rendering',
  captions: 'Captions',
  audio: 'Audio',
  '3d': '3D',
  education: 'Education',
  ai: 'AI',
  training: 'Training',
} as const;

/** Key of a specialty, as in addresses and in front matter. */
export type Specialty = keyof typeof specialties;

/** Tells whether a value, such as one from an address, is a specialty. */
export const isSpecialty = (value: unknown): value is Specialty =>
  typeof value === 'string' && Object.hasOwn(specialties, value);
