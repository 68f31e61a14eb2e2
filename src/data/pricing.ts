/** Prices of the company license in US dollars per month, as published with Remotion 4.0.266. */
export const prices = {
  /** Per developer. */
  seat: 25,
  /** Per block of renders in a cloud that the customer runs. */
  renderBlock: 10,
  rendersInBlock: 1000,
  /** The minimum that a company pays. */
  minimum: 100,
  /** The lowest price of the enterprise license. */
  enterprise: 500,
} as const;

/** The largest for-profit organization, in people, that uses the free license. */
export const freeUpTo = 3;

/** An organization's usage: people, developers, and renders per month. */
export interface Usage {
  people: number;
  seats: number;
  renders: number;
}

/**
 * The license that a for-profit organization needs, and its monthly price in US dollars with its
 * parts.
 */
export interface LicenseEstimate {
  license: 'free' | 'company';
  seats: number;
  renderBlocks: number;
  renders: number;
  /** True where seats and renders cost less than the minimum. */
  isMinimum: boolean;
  total: number;
}

/**
 * Computes the license and price for a for-profit organization; renders are sold in whole blocks.
 */
export const estimateLicense = ({people, seats, renders}: Usage): LicenseEstimate => {
  const renderBlocks = Math.ceil(renders / prices.rendersInBlock);
  if (people <= freeUpTo) {
    return {license: 'free', seats: 0, renderBlocks, renders: 0, isMinimum: false, total: 0};
  }
  const parts = {seats: seats * prices.seat, renders: renderBlocks * prices.renderBlock};
  const sum = parts.seats + parts.renders;
  return {
    license: 'company',
    ...parts,
    renderBlocks,
    isMinimum: sum < prices.minimum,
    total: Math.max(sum, prices.minimum),
  };
};
