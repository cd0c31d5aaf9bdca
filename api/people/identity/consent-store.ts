import { sql } from 'kysely';
import type { Consent, ConsentFilter, ConsentPurpose } from '#contract/areas/privacy/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';

function rows(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('consents')
    .select(['id', 'purpose', 'version', 'given_at', 'withdrawn_at', 'guardian_name'])
    .where('user_id', '=', userId)
    .$narrowType<{ purpose: ConsentPurpose }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function presented({ given_at, withdrawn_at, ...row }: Row): Consent {
  return { ...row, given_at: given_at.toISOString(), withdrawn_at: withdrawn_at && withdrawn_at.toISOString() };
}

export async function pageOfConsents(
  ctx: Ctx,
  { filter, sort, userId, ...page }: ListQuery<{ filter?: ConsentFilter }> & { userId: number },
): Promise<ResultPage<Consent>> {
  let query = rows(ctx, userId);
  if (filter.purpose !== undefined) query = query.where(wanted(sql.ref('purpose'), filter.purpose));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  const existing = await pageOf(query.orderBy('id', 'desc'), page);
  return { results: existing.rows.map(presented), total: existing.total };
}

type Which = { userId: number; purpose: ConsentPurpose };

export async function standingConsent(ctx: Ctx, { userId, purpose }: Which): Promise<Consent | null> {
  const row = await rows(ctx, userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presented(row) : null;
}

type NewConsent = Which & { version: string; givenAt?: Date; guardianName?: string };

export async function addConsent(ctx: Ctx, consent: NewConsent): Promise<Consent> {
  const { userId, purpose, version, givenAt = ctx.now(), guardianName = null } = consent;
  const row = await ctx.db
    .insertInto('consents')
    .values({ user_id: userId, purpose, version, given_at: givenAt, guardian_name: guardianName })
    .returning(['id', 'purpose', 'version', 'given_at', 'withdrawn_at', 'guardian_name'])
    .$narrowType<{ purpose: ConsentPurpose }>()
    .executeTakeFirstOrThrow();
  return presented(row);
}

export async function endConsents(ctx: Ctx, userId: number, purpose?: ConsentPurpose): Promise<void> {
  let query = ctx.db
    .updateTable('consents')
    .set({ withdrawn_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null);
  if (purpose) query = query.where('purpose', '=', purpose);
  await query.execute();
}

export async function eraseConsents(ctx: Ctx, userId: number): Promise<void> {
  await endConsents(ctx, userId);
  await ctx.db.updateTable('consents').set({ guardian_name: null }).where('user_id', '=', userId).execute();
}
