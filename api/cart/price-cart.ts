import type { CartItem } from '#contract/cart-values.ts';
import { coursesInBrief, type CourseBrief } from '#api/catalogue/index.ts';
import { classesForSale, classesInBrief, ownOffers, type ClassBrief } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { weighLines, type WeighedLine } from './model/cart-lines.ts';

/** A class as this buyer finds it. */
export type BuyersClass = ClassBrief & { offer_expires_at: Date | null };
export type PricedLine = WeighedLine<CourseBrief, BuyersClass>;

/** What the lines of a cart are now: course and price, class and seats, and what stands in the way. A fixed number of queries. */
export async function priceCart(
  ctx: Ctx,
  { items, currency_id }: { items: CartItem[]; currency_id: number },
): Promise<PricedLine[]> {
  const ids = items.map(({ id }) => id);
  const courses = await coursesInBrief(ctx, { ids, currency_id });
  const wished = await classesInBrief(
    ctx,
    items.flatMap(({ preferred_class_id }) => preferred_class_id ?? []),
  );
  const forSale = await classesForSale(ctx, ids);
  const offers = await ownOffers(ctx, [...new Set([...wished.keys(), ...forSale.map(({ id }) => id)])]);
  const asFound = (run: ClassBrief): BuyersClass => ({ ...run, offer_expires_at: offers.get(run.id) ?? null });
  return weighLines(items, {
    courses,
    wished: new Map([...wished].map(([id, run]) => [id, asFound(run)])),
    forSale: forSale.map(asFound),
  });
}
