export type Seed = 'bean' | 'corn' | 'pea';

export interface PlantOptions {
  rows?: number;
  seed: Seed;
  depth?: number;
}

export declare const plant: ({seed, rows, depth}: PlantOptions) => void;
export declare const pick: () => number;
