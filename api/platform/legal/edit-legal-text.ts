import type { LegalTextChange, NewLegalText } from '#contract/platform/legal/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { LocalizedText } from '#contract/basics.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { foreignMarkupIn } from '#api/shared/rich-text/foreign-markup-in.ts';
import { deleteDraft, insertDraft, lastPublishedBody, lockLegalText, updateDraft } from './write-store.ts';

/** Refuses `legal_draft_exists` and `markup_not_allowed`. */
export function createLegalText(ctx: Ctx, input: NewLegalText): Promise<{ id: number }> {
  requireClaim(ctx, 'legal.edit');
  const { kind, country = null, body, counts_from = null } = input;
  return inTransaction(ctx, async (tx) => {
    await requireOwnMarkup(body);
    const words = body ?? (await lastPublishedBody(tx, { kind, country }));
    const id = await insertDraft(tx, { kind, country, body: words, counts_from });
    if (id === undefined) throw new Refusal('legal_draft_exists', { field: 'kind' });
    return { id };
  });
}

/** Refuses `not_found`, `legal_text_published` and `markup_not_allowed`. */
export function updateLegalText(ctx: Ctx, change: LegalTextChange): Promise<{ id: number }> {
  requireClaim(ctx, 'legal.edit');
  return inTransaction(ctx, async (tx) => {
    await requireDraft(tx, change.id);
    await requireOwnMarkup(change.body);
    await updateDraft(tx, change);
    return { id: change.id };
  });
}

/** Refuses `not_found` and `legal_text_published`. */
export function deleteLegalText(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  requireClaim(ctx, 'legal.edit');
  return inTransaction(ctx, async (tx) => {
    await requireDraft(tx, id);
    await deleteDraft(tx, id);
    return { id };
  });
}

/** Locks it. Refuses `not_found` and `legal_text_published`. */
export async function requireDraft(tx: Ctx, id: number) {
  const draft = await lockLegalText(tx, id);
  if (!draft) throw new Refusal('not_found');
  if (draft.published_at !== null) throw new Refusal('legal_text_published');
  return draft;
}

async function requireOwnMarkup(body: LocalizedText = {}): Promise<void> {
  const what = await foreignMarkupIn(body);
  if (what) throw new Refusal('markup_not_allowed', { field: 'body', what });
}
