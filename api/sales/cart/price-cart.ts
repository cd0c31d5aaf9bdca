import type { CartItem } from '#contract/sales/cart/values.ts';
import { offersSeats } from '#contract/rules/seats.ts';
import { courseSummaries, type CourseSummary } from '#api/offer/catalogue/index.ts';
import {
  classesForSale,
  classSummaries,
  ownOffers,
  seatsFreeAgain,
  type ClassSummary,
} from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { weighLines, type WeighedLine } from './model/cart-lines.ts';

export type BuyersClass = ClassSummary & {
  offer_expires_at: Date | null;
  seats_free_at: Date | null;
  takes_waiting: boolean;
};
export type PricedLine = WeighedLine<CourseSummary, BuyersClass>;

/** Takes a fixed number of queries, whatever the number of lines. */
export async function priceCart(
  ctx: Ctx,
  { items, currency_id }: { items: CartItem[]; currency_id: number },
): Promise<PricedLine[]> {
  const ids = items.map(({ id }) => id);
  const courses = await courseSummaries(ctx, { ids, currency_id });
  const forSale = await classesForSale(ctx, ids);
  const preferred = await preferredOf(ctx, items, forSale);
  const asFound = await asBuyerSees(ctx, [...preferred, ...forSale]);
  return weighLines(items, {
    courses,
    preferred: new Map(preferred.map((run) => [run.id, asFound(run)])),
    forSale: forSale.map(asFound),
  });
}

/** Also those that are no longer for sale. */
async function preferredOf(ctx: Ctx, items: CartItem[], forSale: ClassSummary[]): Promise<ClassSummary[]> {
  const requested = new Set(items.flatMap(({ preferred_class_id }) => preferred_class_id ?? []));
  const existing = forSale.filter(({ id }) => requested.has(id));
  const rest = [...requested].filter((id) => !existing.some((run) => run.id === id));
  return rest.length > 0 ? [...existing, ...(await classSummaries(ctx, rest)).values()] : existing;
}

async function asBuyerSees(ctx: Ctx, runs: ClassSummary[]): Promise<(run: ClassSummary) => BuyersClass> {
  const offers = await ownOffers(ctx, [...new Set(runs.map(({ id }) => id))]);
  const freeAgain = await seatsFreeAgain(
    ctx,
    runs.filter((run) => run.is_full).map(({ id }) => id),
  );
  return (run) => ({
    ...run,
    offer_expires_at: offers.get(run.id) ?? null,
    seats_free_at: freeAgain.get(run.id) ?? null,
    takes_waiting: run.is_full && offersSeats(run, ctx.now()),
  });
}
