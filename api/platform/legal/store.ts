import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { LegalTextKind } from '#contract/platform/legal/values.ts';
import { dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { VersionInForce } from './model/name-versions.ts';

export function today(ctx: Ctx): string {
  return dayIn(operatorZone, ctx.now());
}

/** The last that counts by today, of each kind and country; of two for one day the one published last. */
function inForce(ctx: Ctx, kinds: readonly LegalTextKind[]) {
  return ctx.db
    .selectFrom('legal_texts')
    .distinctOn(['kind', 'country'])
    .where('published_at', 'is not', null)
    .where('counts_from', '<=', today(ctx))
    .where('kind', 'in', [...kinds])
    .orderBy('kind')
    .orderBy('country')
    .orderBy('counts_from', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

export function versionsInForce(ctx: Ctx, kinds: readonly LegalTextKind[]): Promise<VersionInForce[]> {
  return inForce(ctx, kinds)
    .select(['country', sql<LegalTextKind>`kind`.as('kind'), sql<string>`code`.as('code')])
    .execute();
}

export function textsInForce(ctx: Ctx, kinds: readonly LegalTextKind[]) {
  return inForce(ctx, kinds)
    .select(['id', 'country', sql<LegalTextKind>`kind`.as('kind'), sql<string>`code`.as('code')])
    .select([sql<string>`counts_from`.as('counts_from'), sql<LocalizedText>`body`.as('body')])
    .execute();
}

/** Whether the operator has published terms and a privacy policy of its own. */
export async function isLegalTextAdapted(ctx: Ctx): Promise<boolean> {
  const { kinds } = await ctx.db
    .selectFrom('legal_texts')
    .select(sql<number>`count(distinct kind)::integer`.as('kinds'))
    .where('published_by', 'is not', null)
    .where('kind', 'in', ['terms', 'privacy'])
    .executeTakeFirstOrThrow();
  return kinds === 2;
}
