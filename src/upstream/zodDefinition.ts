/** What zod notes about a type; empty for everything that is no type of zod's. */
export type ZodDefinition = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is ZodDefinition =>
  typeof value === 'object' && value !== null;

/** Reads what zod 3 notes about a type, which it publishes to nobody. */
export const definitionOf = (type: unknown): ZodDefinition =>
  isRecord(type) && isRecord(type._def) ? type._def : {};
