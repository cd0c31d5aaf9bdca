import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { LegalTextChange } from '#contract/platform/legal/calls.ts';
import type { LegalTextKind } from '#contract/platform/legal/values.ts';
import type { Ctx } from '#api/shared/context.ts';

type Place = { kind: LegalTextKind; country: string | null };
type Draft = Place & { body: LocalizedText; counts_from: string | null };

/** Undefined where that kind and country has a draft. */
export async function insertDraft(tx: Ctx, { kind, country, body, counts_from }: Draft): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('legal_texts')
    .values({ kind, country, body: JSON.stringify(body), counts_from, created_at: tx.now() })
    .onConflict((conflict) =>
      conflict
        .expression(sql`kind, coalesce(country, '')`)
        .where('published_at', 'is', null)
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What was published last for that country, or else for all. */
export async function lastPublishedBody(tx: Ctx, { kind, country }: Place): Promise<LocalizedText> {
  const row = await tx.db
    .selectFrom('legal_texts')
    .select(sql<LocalizedText>`body`.as('body'))
    .where('kind', '=', kind)
    .where('published_at', 'is not', null)
    .where((is) => is.or([is('country', 'is', null), is('country', '=', country)]))
    .orderBy(sql`country is null`)
    .orderBy('counts_from', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.body ?? {};
}

/** Others wait for it until the transaction ends. Without deleted drafts. */
export function lockLegalText(tx: Ctx, id: number) {
  return tx.db
    .selectFrom('legal_texts')
    .select(['country', 'counts_from', 'published_at'])
    .select([sql<LegalTextKind>`kind`.as('kind'), sql<LocalizedText>`body`.as('body')])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateDraft(tx: Ctx, { id, body, counts_from }: LegalTextChange): Promise<void> {
  const change = { ...(body && { body: JSON.stringify(body) }), ...(counts_from !== undefined && { counts_from }) };
  if (Object.keys(change).length === 0) return;
  await tx.db.updateTable('legal_texts').set(change).where('id', '=', id).execute();
}

export async function deleteDraft(tx: Ctx, id: number): Promise<void> {
  await tx.db.updateTable('legal_texts').set({ deleted_at: tx.now() }).where('id', '=', id).execute();
}

/** How many versions that count from this day were published. */
export async function countOfDay(tx: Ctx, { kind, country, day }: Place & { day: string }): Promise<number> {
  const { count } = await tx.db
    .selectFrom('legal_texts')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where(sql<boolean>`country is not distinct from ${country}`)
    .where('counts_from', '=', day)
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

type Publication = { id: number; day: string; code: string };

export async function publishDraft(tx: Ctx, { id, day, code }: Publication): Promise<void> {
  const published_by = tx.actor.kind === 'user' ? tx.actor.userId : null;
  await tx.db
    .updateTable('legal_texts')
    .set({ counts_from: day, code, published_at: tx.now(), published_by })
    .where('id', '=', id)
    .execute();
}
