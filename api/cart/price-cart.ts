import type { CartItem } from '#contract/cart/values.ts';
import { courseSummaries, type CourseSummary } from '#api/catalogue/index.ts';
import { classesForSale, classSummaries, ownOffers, type ClassSummary } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { weighLines, type WeighedLine } from './model/cart-lines.ts';

export type BuyersClass = ClassSummary & { offer_expires_at: Date | null };
export type PricedLine = WeighedLine<CourseSummary, BuyersClass>;

/** Takes a fixed number of queries, whatever the number of lines. */
export async function priceCart(
  ctx: Ctx,
  { items, currency_id }: { items: CartItem[]; currency_id: number },
): Promise<PricedLine[]> {
  const ids = items.map(({ id }) => id);
  const courses = await courseSummaries(ctx, { ids, currency_id });
  const preferred = await classSummaries(
    ctx,
    items.flatMap(({ preferred_class_id }) => preferred_class_id ?? []),
  );
  const forSale = await classesForSale(ctx, ids);
  const offers = await ownOffers(ctx, [...new Set([...preferred.keys(), ...forSale.map(({ id }) => id)])]);
  const asFound = (run: ClassSummary): BuyersClass => ({ ...run, offer_expires_at: offers.get(run.id) ?? null });
  return weighLines(items, {
    courses,
    preferred: new Map([...preferred].map(([id, run]) => [id, asFound(run)])),
    forSale: forSale.map(asFound),
  });
}
