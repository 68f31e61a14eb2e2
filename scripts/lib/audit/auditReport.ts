// Reads what `npm audit --json` prints.
import {z} from 'zod';

import type {AuditException} from './exceptions';

const advisory = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

const report = z.object({
  vulnerabilities: z.record(z.object({via: z.array(z.union([z.string(), advisory]))})),
});

const refusal = z.object({message: z.string()});

/** Severities that fail. */
const SEVERE: readonly string[] = ['high', 'critical'];

/**
 * Tells which advisories are severe and not excepted, and which exceptions are over or needless.
 *
 * @param today as `2026-11-28`
 * @throws when the registry didn't answer
 */
export const auditProblems = (
  json: string,
  exceptions: readonly AuditException[],
  today: string,
): string[] => {
  const data: unknown = JSON.parse(json);
  const parsed = report.safeParse(data);
  if (!parsed.success) {
    const said = refusal.safeParse(data);
    throw new Error(
      `The registry returned no audit: ${said.success ? said.data.message : json.slice(0, 200)}`,
    );
  }
  const found = new Map(
    Object.values(parsed.data.vulnerabilities)
      .flatMap(({via}) => via)
      .flatMap((item) => (typeof item === 'string' ? [] : [item]))
      .filter(({severity}) => SEVERE.includes(severity))
      .map((item) => [item.url.slice(item.url.lastIndexOf('/') + 1), item]),
  );
  const isExcepted = (id: string): boolean => exceptions.some((known) => known.advisory === id);
  return [
    ...[...found]
      .filter(([id]) => !isExcepted(id))
      .map(
        ([id, {name, title, severity, range, url}]) =>
          `${id} (${severity}): ${name} ${range}: ${title}. Update it, or say why it doesn't affect the site in scripts/lib/audit/exceptions.ts: ${url}`,
      ),
    ...exceptions
      .filter(({advisory: id}) => !found.has(id))
      .map(({advisory: id}) => `${id} is no longer reported: remove the exception`),
    ...exceptions
      .filter(({advisory: id, until}) => found.has(id) && until < today)
      .map(({advisory: id, until}) => `${id}: the exception expired on ${until}: review it`),
  ];
};
