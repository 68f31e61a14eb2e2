import type {Expert} from './experts.schema';

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

/** An expert as the directory lists them. */
export interface ExpertListing extends Pick<Expert, 'summary' | 'specialties' | 'sample'> {
  /** Last part of the profile's address. */
  slug: string;
  title: string;
}

/** Tells whether a value, such as one from an address, is a specialty. */
export const isSpecialty = (value: unknown): value is Specialty =>
  typeof value === 'string' && Object.hasOwn(specialties, value);

/** The experts with a specialty, in the order given; all of them without one. */
export const withSpecialty = <T extends Pick<Expert, 'specialties'>>(
  experts: readonly T[],
  specialty: Specialty | undefined,
): T[] => experts.filter((expert) => !specialty || expert.specialties.includes(specialty));

/** Up to `count` other experts who share the most specialties with one, in the order given. */
export const similarExperts = <T extends Pick<ExpertListing, 'slug' | 'specialties'>>(
  experts: readonly T[],
  expert: T,
  count: number,
): T[] => {
  const shared = ({specialties: theirs}: T): number =>
    theirs.filter((specialty) => expert.specialties.includes(specialty)).length;
  return experts
    .filter((other) => other.slug !== expert.slug && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, count);
};
