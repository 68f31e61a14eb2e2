import type {Expert} from './experts.schema';
import type {Specialty} from './specialties';

/** An expert as the directory lists them. */
export interface ExpertListing extends Pick<
  Expert,
  'summary' | 'specialties' | 'sample' | 'evidence'
> {
  /** Last part of the profile's address. */
  slug: string;
  title: string;
}

/** The experts with a specialty, in the given order; all experts if there is no specialty. */
export const withSpecialty = <T extends Pick<Expert, 'specialties'>>(
  experts: readonly T[],
  specialty: Specialty | undefined,
): T[] => experts.filter((expert) => !specialty || expert.specialties.includes(specialty));

/** Up to `count` other experts who share the most specialties with one, in the given order. */
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
