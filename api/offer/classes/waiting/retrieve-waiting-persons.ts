import type { WaitingPerson, WaitingPersonFilter } from '#contract/offer/classes/staff.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { presentEntry } from './present-entry.ts';
import { pageOfPersons } from './persons-store.ts';

export async function retrieveWaitingPersons(
  ctx: Ctx,
  query: ListQuery<{ filter?: WaitingPersonFilter }>,
): Promise<ResultPage<WaitingPerson>> {
  requireClaim(ctx, 'classes.edit');
  const { rows, total } = await pageOfPersons(ctx, query);
  const results = rows.map((row) => ({ ...presentEntry(row), person: { id: row.person_id, name: row.name } }));
  return { results, total };
}
