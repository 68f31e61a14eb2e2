/** The part of the Network Information API that says how much may be loaded. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor's connection, if the browser reveals it; TypeScript doesn't know the property. */
export const currentConnection = (): Connection | undefined =>
  (navigator as {connection?: Connection}).connection;

/** Whether the visitor saves data, or has a connection on which nothing may be loaded in advance. */
export const isConstrained = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
