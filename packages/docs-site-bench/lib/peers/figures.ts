import {assetTypes, type AssetType} from './assetType';
import type {Asset, Visit} from './visit';

/** The middle of some numbers, or of the two in the middle; NaN without any. */
export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
};

/** Compressed bytes by type, and of all types. */
export type Bytes = Record<AssetType | 'all', number>;

/** Adds up files. */
export const bytesOf = (assets: readonly Asset[]): Bytes => {
  const sum = (type?: AssetType): number =>
    assets
      .filter((asset) => type === undefined || asset.type === type)
      .reduce((total, {bytes}) => total + bytes, 0);
  const byType = assetTypes.map((type): [AssetType, number] => [type, sum(type)]);
  return {...(Object.fromEntries(byType) as Record<AssetType, number>), all: sum()};
};

/** The bytes of a first visit, by when they are requested. */
export interface VisitBytes {
  /** Before the load event: what a visitor waits for, at most. */
  before: Bytes;
  /** Until nothing happens any more, with those before, without what is loaded in advance. */
  idle: Bytes;
  /** For other pages, by `<link rel="prefetch">`. */
  advance: Bytes;
}

/** Divides the files of a visit. */
export const visitBytes = ({assets}: Pick<Visit, 'assets'>): VisitBytes => ({
  before: bytesOf(assets.filter(({phase}) => phase === 'before')),
  idle: bytesOf(assets.filter(({phase}) => phase !== 'advance')),
  advance: bytesOf(assets.filter(({phase}) => phase === 'advance')),
});

/** A site of some size. */
export interface Size {
  pages: number;
  bytes: VisitBytes;
}

/** Bytes that the same page grows by with each page that the site has more; undefined for one size. */
export const growth = (sizes: readonly Size[], type: keyof Bytes): number | undefined => {
  const sorted = [...sizes].sort((a, b) => a.pages - b.pages);
  const [small, large] = [sorted[0], sorted.at(-1)];
  if (!small || !large || small.pages === large.pages) return undefined;
  return (large.bytes.idle[type] - small.bytes.idle[type]) / (large.pages - small.pages);
};
