export type PlantOptions = {
  seed: 'bean' | 'pea';
  rows: number;
};

export declare const plant: ({seed, rows}: PlantOptions) => void;
export declare const harvest: () => number;
