/** Prices of the company license in US dollars a month, as published with Remotion 4.0.266. */
export const prices = {
  /** For each developer. */
  seat: 25,
  /** For each block of renders in a cloud that you run yourself. */
  renderBlock: 10,
  rendersInBlock: 1000,
  /** The least that a company pays. */
  minimum: 100,
  /** Where the enterprise license starts. */
  enterprise: 500,
} as const;

/** The largest for-profit organization, in people, that uses the free license. */
export const freeUpTo = 3;

/** What is asked for: people in the organization, developers, and renders a month. */
export interface Usage {
  people: number;
  seats: number;
  renders: number;
}

/** The license that a for-profit organization needs, and how its price a month comes about in dollars. */
export interface LicenseEstimate {
  license: 'free' | 'company';
  seats: number;
  renderBlocks: number;
  renders: number;
  /** True where seats and renders cost less than the minimum. */
  isMinimum: boolean;
  total: number;
}

/** Computes license and price of a for-profit organization; blocks of renders are bought whole. */
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
