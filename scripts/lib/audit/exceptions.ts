/** An advisory that doesn't concern this site, or that nothing can be done about yet. */
export interface AuditException {
  /** Its name at GitHub: `GHSA-xxxx-xxxx-xxxx`. */
  readonly advisory: string;
  readonly reason: string;
  /** The day on which somebody looks again: `2027-03-31`. */
  readonly until: string;
}

export const AUDIT_EXCEPTIONS: readonly AuditException[] = [];
