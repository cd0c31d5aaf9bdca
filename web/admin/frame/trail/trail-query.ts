import type { AuditEntryFilter } from '#contract/areas/trail/calls.ts';
import { queries } from '#web/shared/api/api.ts';

type Page = { number: number; size: number };

export function trailQuery(filter: AuditEntryFilter, page: Page) {
  return queries().trail.retrieveAuditEntries.queryOptions({ input: { filter, page } });
}
