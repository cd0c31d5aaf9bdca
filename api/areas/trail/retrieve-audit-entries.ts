import type { AuditEntry } from '#contract/areas/trail/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { listEntries, type EntryQuery } from './store.ts';

/** Needs the claim `audit.read`. */
export async function retrieveAuditEntries(ctx: Ctx, query: EntryQuery): Promise<ResultPage<AuditEntry>> {
  requireClaim(ctx, 'audit.read');
  const { rows, total } = await listEntries(ctx, query);
  return { results: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total };
}
