import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { FormField } from '#contract/learning/forms/fields.ts';
import type { FormStatus, FormType } from '#contract/learning/forms/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** What the token opens, with the version that it opened first or else the latest. */
export function findLink(ctx: Ctx, hash: string) {
  return ctx.db
    .selectFrom('form_tokens as t')
    .innerJoin('forms as f', 'f.id', 't.form_id')
    .innerJoin('form_versions as v', (join) =>
      join.onRef('v.form_id', '=', 'f.id').on('v.version', '=', sql<number>`coalesce(t.version, f.version)`),
    )
    .innerJoin('shared_classes as k', 'k.id', 't.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .leftJoin('shared_partners as p', 'p.id', 'c.partner_id')
    .select(['t.token_hash', 't.form_id', 't.class_id', 't.is_used', 't.submission_key_hash', 't.expires_at'])
    .select(['t.is_anonymous', 't.person_id', 't.enrollment_id', 'v.version'])
    .select(['f.type', 'f.status', 'f.opens_at', 'f.closes_at', 'f.max_responses'])
    .select(['k.code', 'p.name as partner'])
    .select([
      sql<LocalizedText>`c.title`.as('course_title'),
      sql<LocalizedText>`v.title`.as('title'),
      sql<LocalizedText>`v.intro`.as('intro'),
      sql<FormField[]>`v.fields`.as('fields'),
      sql<number>`case when f.max_responses is null then 0
        else (select count(*) from form_responses r where r.form_id = f.id) end`.as('responses'),
    ])
    .where('t.token_hash', '=', hash)
    .$narrowType<{ type: FormType; status: FormStatus }>()
    .executeTakeFirst();
}

/** Only the first time has an effect. */
export async function fixVersion(ctx: Ctx, hash: string): Promise<void> {
  await sql`
    update form_tokens t set version = f.version from forms f
    where f.id = t.form_id and t.token_hash = ${hash} and t.version is null`.execute(ctx.db);
}

type Used = { hash: string; version: number; submissionKeyHash: string };

/** False when it was used, also by a concurrent request. */
export async function spendLink(ctx: Ctx, { hash, version, submissionKeyHash }: Used): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('form_tokens')
    .set({ is_used: true, version, submission_key_hash: submissionKeyHash })
    .where('token_hash', '=', hash)
    .where('is_used', '=', false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type NewToken = { token_hash: string; person_id: number | null; enrollment_id: number | null };
type Issued = { formId: number; isAnonymous: boolean; classId: number; expiresAt: Date; tokens: readonly NewToken[] };

/**
 * In the order of the hashes, and every token of the class is written again: neither the order of the rows nor the
 * transaction that wrote them says whose a token is.
 */
export async function insertTokens(
  ctx: Ctx,
  { formId, isAnonymous, classId, expiresAt, tokens }: Issued,
): Promise<void> {
  const common = { form_id: formId, is_anonymous: isAnonymous, class_id: classId, expires_at: expiresAt };
  const inOrder = tokens.toSorted((one, other) => (one.token_hash < other.token_hash ? -1 : 1));
  if (inOrder.length === 0) return;
  await ctx.db
    .insertInto('form_tokens')
    .values(inOrder.map((token) => ({ ...token, ...common })))
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute();
  await ctx.db
    .updateTable('form_tokens')
    .set({ expires_at: expiresAt })
    .where('form_id', '=', formId)
    .where('class_id', '=', classId)
    .execute();
}

export async function sentTo(ctx: Ctx, { formId, classId }: { formId: number; classId: number }): Promise<number> {
  const { sent } = await ctx.db
    .selectFrom('form_tokens')
    .select(sql<number>`count(*)`.as('sent'))
    .where('form_id', '=', formId)
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return sent;
}

/** Of these hashes, those that were issued and not used. */
export async function openHashes(ctx: Ctx, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('form_tokens')
    .select('token_hash')
    .where('token_hash', 'in', hashes)
    .where('is_used', '=', false)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash));
}

export async function openFormsOfClass(ctx: Ctx, classId: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('form_tokens as t')
    .innerJoin('forms as f', 'f.id', 't.form_id')
    .select('f.id')
    .distinct()
    .where('t.class_id', '=', classId)
    .where('f.status', '=', 'open')
    .execute();
  return rows.map(({ id }) => id);
}
