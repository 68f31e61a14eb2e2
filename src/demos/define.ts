import type {z} from 'zod';

/**
 * What a page needs to know about a demo besides its composition. Sizes in pixels, times in frames.
 */
export interface DemoDefinition<Schema extends z.ZodObject<z.ZodRawShape>> {
  /** Short name, shown on the player. */
  title: string;
  /** What the still shows, as a full sentence: the alternative text. */
  alt: string;
  width: number;
  height: number;
  /** Frames per second. */
  fps: number;
  durationInFrames: number;
  /** The frame shown before the player loads and without JavaScript. */
  stillFrame: number;
  /** Each field becomes a control: number with min, max and step, string, zColor(), enum or boolean. */
  schema: Schema;
  defaultProps: z.infer<Schema>;
}

/** Types a demo definition; returns it unchanged. */
export const defineDemo = <Schema extends z.ZodObject<z.ZodRawShape>>(
  definition: DemoDefinition<Schema>,
): DemoDefinition<Schema> => definition;
