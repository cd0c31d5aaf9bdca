import { sql } from 'kysely';
import type { WaitingPersonFilter } from '#contract/offer/classes/staff.ts';
import { standingWaitingStatuses, type WaitingStatus } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { place } from './store.ts';

export type PersonRow = Awaited<ReturnType<typeof pageOfPersons>>['rows'][number];

/** Offers come first: they were made to those who joined before. */
export function pageOfPersons(ctx: Ctx, { filter, ...page }: ListQuery<{ filter?: WaitingPersonFilter }>) {
  let query = ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('shared_users as u', 'u.id', 'w.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['w.id', 'w.class_id', 'w.joined_at', 'w.status', 'w.offer_expires_at', place.as('position')])
    .select(['p.id as person_id', 'p.name'])
    .$narrowType<{ status: (typeof standingWaitingStatuses)[number] }>()
    .where('w.status', 'in', standingWaitingStatuses);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('w.id'), filter.id));
  if (filter.class_id !== undefined) query = query.where(wanted(sql.ref('w.class_id'), filter.class_id));
  return pageOf(query.orderBy('w.status').orderBy('w.id'), page);
}

export async function standingEntry(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('waiting_entries')
    .select(['id', 'class_id', 'status'])
    .$narrowType<{ status: WaitingStatus }>()
    .where('id', '=', id)
    .where('status', 'in', standingWaitingStatuses)
    .executeTakeFirst();
}
