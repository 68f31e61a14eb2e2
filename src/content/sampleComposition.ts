/** The composition that a sample of the docs is played and rendered in. Sizes in pixels. */
export const sampleComposition = {
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 120,
} as const;
