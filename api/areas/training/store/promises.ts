import { sql } from 'kysely';
import type { SeatCandidateFilter } from '#contract/areas/training/calls.ts';
import type { SeatHindrance } from '#contract/areas/training/values.ts';
import { openAffiliationStatuses } from '#contract/people/organizations/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';
import type { LineRow } from './lines.ts';

type Promised = { orderItemId: number; affiliationId: number };

/** Of people whose invitations stand. Idempotent. */
export async function insertPromises(
  tx: Ctx,
  { orderItemId, affiliationIds }: { orderItemId: number; affiliationIds: readonly number[] },
  userId: number | null,
): Promise<void> {
  if (affiliationIds.length === 0) return;
  const rows = affiliationIds.map((affiliation_id) => ({
    order_item_id: orderItemId,
    affiliation_id,
    promised_by_user_id: userId,
    promised_at: tx.now(),
  }));
  await tx.db
    .insertInto('promised_seats')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function promisedAmong(ctx: Ctx, orderItemId: number, affiliationIds: number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectFrom('promised_seats')
    .select('affiliation_id')
    .where('order_item_id', '=', orderItemId)
    .where('affiliation_id', 'in', affiliationIds)
    .execute();
  return new Set(rows.map(({ affiliation_id }) => affiliation_id));
}

/** The lines that promise this invitation a seat. */
export async function linesPromisedTo(ctx: Ctx, affiliationId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('promised_seats')
    .select('order_item_id')
    .where('affiliation_id', '=', affiliationId)
    .orderBy('order_item_id')
    .execute();
  return rows.map(({ order_item_id }) => order_item_id);
}

/** Whether there was one. */
export async function deletePromise(tx: Ctx, { orderItemId, affiliationId }: Promised): Promise<boolean> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('promised_seats')
    .where('order_item_id', '=', orderItemId)
    .where('affiliation_id', '=', affiliationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Those whose invitation does not stand any more. */
export async function deleteLapsedPromises(tx: Ctx, orderItemId: number): Promise<void> {
  await tx.db
    .deleteFrom('promised_seats as w')
    .using('shared_organization_people as a')
    .whereRef('a.id', '=', 'w.affiliation_id')
    .where('w.order_item_id', '=', orderItemId)
    .where(sql<boolean>`(a.status not in (${literals(openAffiliationStatuses)})
      or (a.status = 'invited' and a.expires_at <= ${tx.now()}::timestamptz))`)
    .execute();
}

export async function deletePromisesTo(tx: Ctx, affiliationId: number): Promise<void> {
  await tx.db.deleteFrom('promised_seats').where('affiliation_id', '=', affiliationId).execute();
}

/** Null unless the invitation was accepted. */
export async function personOfAccepted(ctx: Ctx, affiliationId: number): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('shared_affiliations')
    .select('person_id')
    .where('id', '=', affiliationId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row?.person_id ?? null;
}

type Page = { limit: number; offset: number };

export function pageOfPromises(ctx: Ctx, { orderItemId, ...page }: { orderItemId: number } & Page) {
  const query = ctx.db
    .selectFrom('promised_seats as w')
    .innerJoin('shared_organization_people as a', 'a.id', 'w.affiliation_id')
    .select(['w.affiliation_id', 'a.name', 'a.email', 'a.department', 'a.expires_at'])
    .$narrowType<{ name: string; email: string; department: string }>()
    .where('w.order_item_id', '=', orderItemId)
    .where('a.status', '=', 'invited')
    .where(sql<boolean>`a.expires_at > ${ctx.now()}::timestamptz`)
    .orderBy('a.email');
  return pageOf(query, page);
}

const mostWords = 8;

type Candidates = { line: LineRow } & Omit<SeatCandidateFilter, 'order_item_id'> & Page;

/** The people of the organization, with what keeps each from a seat of the line. */
export function pageOfCandidates(ctx: Ctx, { line, search = '', is_able, ...page }: Candidates) {
  const hindrance = hindranceOf(line);
  let query = ctx.db
    .selectFrom('shared_organization_people as a')
    .select(['a.id as affiliation_id', 'a.person_id', 'a.name', 'a.email', 'a.department', hindrance.as('hindrance')])
    .$narrowType<{ affiliation_id: number; name: string; email: string; department: string }>()
    .where('a.organization_id', '=', line.organization_id).where(sql<boolean>`(a.status = 'active'
      or (a.status = 'invited' and a.expires_at > ${ctx.now()}::timestamptz))`);
  if (is_able) query = query.where(sql<boolean>`${hindrance} is null`);
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    query = query.where(sql<boolean>`a.search_text like fold(${`%${escapeLike(word)}%`})`);
  }
  const name = sql`coalesce(nullif(a.name_folded, ''), a.email)`;
  return pageOf(
    query
      .orderBy(sql`a.person_id is null`)
      .orderBy(name)
      .orderBy('a.id'),
    page,
  );
}

function hindranceOf({ id, class_id }: LineRow) {
  return sql<SeatHindrance | null>`case
    when exists (select from shared_seats s where s.order_item_id = ${id} and s.person_id = a.person_id)
      or exists (select from promised_seats w where w.order_item_id = ${id} and w.affiliation_id = a.id) then 'has_seat'
    when exists (select from shared_seat_enrollments e where e.class_id = ${class_id} and e.person_id = a.person_id
      and e.status in (${literals(activeEnrollmentStatuses)})) then 'in_class'
    when exists (select from shared_class_trainers t where t.class_id = ${class_id} and t.person_id = a.person_id)
      then 'teaches' end`;
}
