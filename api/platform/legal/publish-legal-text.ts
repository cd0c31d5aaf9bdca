import type { LocalizedText } from '#contract/basics.ts';
import { legalLanguages } from '#contract/platform/legal/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { legalTextsChanged } from '#api/shared/events/site-facts.ts';
import { requireDraft } from './edit-legal-text.ts';
import { today } from './store.ts';
import { countOfDay, publishDraft } from './write-store.ts';

/**
 * Its kind and country have one draft, so that nobody publishes another at the same time. Refuses `not_found`,
 * `legal_text_published`, `legal_language_missing` and `legal_day_past`.
 */
export function publishLegalText(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'legal.edit');
  return inTransaction(ctx, async (tx) => {
    const { kind, country, counts_from, body } = await requireDraft(tx, id);
    requireLanguages(body);
    const day = counts_from ?? today(tx);
    if (day < today(tx)) throw new Refusal('legal_day_past', { field: 'counts_from' });
    const earlier = await countOfDay(tx, { kind, country, day });
    await publishDraft(tx, { id, day, code: earlier === 0 ? day : `${day}-${earlier + 1}` });
    await legalTextsChanged(tx);
    return { id };
  });
}

function requireLanguages(body: LocalizedText): void {
  const missing = legalLanguages.find((language) => (body[language] ?? '').trim() === '');
  if (missing !== undefined) throw new Refusal('legal_language_missing', { field: 'body', language: missing });
}
