type Seed = 'bean' | 'corn' | 'pea';

export interface PlantOptions {
  rows?: number;
  seed: Seed;
  /** In centimeters. */
  depth?: number;
}

export declare const plant: ({seed, rows, depth}: PlantOptions) => void;
/** @deprecated Use `pick()` instead. */
export declare const harvest: () => number;
export declare const pick: () => number;
export {};
