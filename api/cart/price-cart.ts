import type { CartItem } from '#contract/cart-values.ts';
import { coursesInBrief, type CourseBrief } from '#api/catalogue/index.ts';
import { classesForSale, classesInBrief, type ClassBrief } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { weighLines, type WeighedLine } from './model/cart-lines.ts';

export type PricedLine = WeighedLine<CourseBrief, ClassBrief>;

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
  return weighLines(items, { courses, wished, forSale: await classesForSale(ctx, ids) });
}
