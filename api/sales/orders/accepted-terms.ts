import type { AcceptedTerms, NewOrder } from '#contract/sales/orders/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { currentRegulations } from '#api/offer/classes/index.ts';
import { termsInForce } from '#api/platform/legal/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ItemRow } from './store/items.ts';
import { writeRegulations } from './store/regulations.ts';

const field = 'accepted';

/** Refuses `order_terms_not_accepted` and `terms_changed`. */
export async function requireTerms(ctx: Ctx, { accepted }: NewOrder): Promise<AcceptedTerms> {
  if (!accepted) throw new Refusal('order_terms_not_accepted', { field });
  if (accepted.terms_version !== (await termsInForce(ctx))) throw new Refusal('terms_changed', { field });
  return accepted;
}

/**
 * Call it under the locks of the classes, so that nobody accepts a regulation that is being replaced. Refuses
 * `order_terms_not_accepted` and `regulation_changed`.
 */
export async function recordRegulations(
  ctx: Ctx,
  items: ItemRow[],
  { regulations }: AcceptedTerms,
): Promise<ItemRow[]> {
  const current = await currentRegulations(
    ctx,
    items.flatMap(({ class_id }) => class_id ?? []),
  );
  const accepted = new Map(regulations.map(({ class_id, sha256 }) => [class_id, sha256]));
  const recorded = items.map((item) => {
    const regulation_sha256 = (item.class_id !== null && current.get(item.class_id)?.sha256) || null;
    if (regulation_sha256 !== null) requireSame(regulation_sha256, accepted.get(item.class_id ?? 0));
    return { ...item, regulation_sha256 };
  });
  await writeRegulations(ctx, recorded);
  return recorded;
}

function requireSame(current: string, accepted: string | undefined): void {
  if (accepted === undefined) throw new Refusal('order_terms_not_accepted', { field });
  if (accepted !== current) throw new Refusal('regulation_changed', { field });
}
