type Soil = {
  /** Share of compost, 0 to 1. Default: `0.5`. */
  compost?: number;
};

export type BeanOptions = Soil & {
  seeds: number;
  /** Until the harvest. */
  days?: number;
  /** @deprecated Use `days` instead. */
  weeks?: number;
};

export type Bean = {length: number};

/** Grows beans from seeds. */
export declare const growBeans: ({seeds, days}: BeanOptions) => Promise<Bean[]>;

export declare const Internals: {secret: number};
export {};
