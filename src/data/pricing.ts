/**
 * Prices of the company license in US dollars per month, as published with Remotion 4.0.266, in early
 * 2025.
 */
export const prices = {
  /** Per developer. */
  seat: 25,
  /** Per unit of renders in a cloud that the customer runs. */
  renderUnit: 10,
  rendersInUnit: 1000,
  /** Per unit of conversions with WebCodecs, in the browsers of the customer's users. */
  conversionUnit: 10,
  conversionsInUnit: 1000,
  /** The minimum that a company pays. */
  minimum: 100,
  /** The lowest price of the enterprise license. */
  enterprise: 500,
} as const;

/** The largest for-profit organization, in people, that uses the free license. */
export const freeUpTo = 3;

/** An organization's usage: people, developers, and renders and conversions per month. */
export interface Usage {
  people: number;
  seats: number;
  renders: number;
  conversions: number;
}

/**
 * The license that a for-profit organization needs, and its monthly price in US dollars with its
 * parts.
 */
export interface LicenseEstimate {
  license: 'free' | 'company';
  seats: number;
  renderUnits: number;
  renders: number;
  conversionUnits: number;
  conversions: number;
  /** True where all parts together cost less than the minimum. */
  isMinimum: boolean;
  total: number;
}

/**
 * Computes the license and price for a for-profit organization; renders and conversions are sold in
 * whole units.
 */
export const estimateLicense = ({people, seats, renders, conversions}: Usage): LicenseEstimate => {
  const units = {
    renderUnits: Math.ceil(renders / prices.rendersInUnit),
    conversionUnits: Math.ceil(conversions / prices.conversionsInUnit),
  };
  if (people <= freeUpTo) {
    return {
      license: 'free',
      ...units,
      seats: 0,
      renders: 0,
      conversions: 0,
      isMinimum: false,
      total: 0,
    };
  }
  const parts = {
    seats: seats * prices.seat,
    renders: units.renderUnits * prices.renderUnit,
    conversions: units.conversionUnits * prices.conversionUnit,
  };
  const sum = parts.seats + parts.renders + parts.conversions;
  return {
    license: 'company',
    ...units,
    ...parts,
    isMinimum: sum < prices.minimum,
    total: Math.max(sum, prices.minimum),
  };
};
