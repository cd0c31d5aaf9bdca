import type { CartLineClass, CartSummary } from '#contract/sales/cart/calls.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { vatWithin, type CourseSummary } from '#api/offer/catalogue/index.ts';
import { currentRegulations } from '#api/offer/classes/index.ts';
import { termsInForce } from '#api/platform/legal/index.ts';
import { currencyForSale, readSetting } from '#api/platform/settings/index.ts';
import { parseCart } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { priceCart, type BuyersClass, type PricedLine } from './price-cart.ts';
import { readCart } from './read-cart.ts';

export async function retrieveSummary(
  ctx: Ctx,
  { cart, currency_id }: { cart: string; currency_id: number },
): Promise<CartSummary> {
  const items = parseCart(cart);
  await currencyForSale(ctx, currency_id);
  const lines = await priceCart(ctx, { items, currency_id });
  const regulations = await currentRegulations(
    ctx,
    lines.flatMap((line) => line.class?.id ?? []),
  );
  const shown = lines.map((line) => ({
    ...present(line, currency_id),
    regulation: (line.class && regulations.get(line.class.id)) ?? null,
  }));
  const amount_minor = shown
    .filter(({ problems }) => problems.length === 0)
    .reduce((sum, { line_total }) => sum + (line_total?.amount_minor ?? 0), 0);
  const vat_rate_percent = await readSetting(ctx, 'vatRatePercent');
  return {
    lines: shown,
    total: { amount_minor, currency_id },
    tax: { amount_minor: vatWithin(amount_minor, vat_rate_percent), currency_id },
    vat_rate_percent,
    cart_version: await versionOf(ctx, items),
    terms_version: await termsInForce(ctx),
  };
}

function present({ item, course, class: chosen, classes, problems }: PricedLine, currency_id: number) {
  return {
    id: item.id,
    quantity: item.quantity,
    ...(course ? presentCourse(course, item.quantity, currency_id) : goneCourse),
    class: chosen && presentClass(chosen),
    classes: classes.map(presentClass),
    problems,
  };
}

const goneCourse = {
  title: '',
  cover_url: null,
  picture: null,
  type: null,
  package_type: null,
  partner: null,
  unit_price: null,
  line_total: null,
};

function presentCourse(course: CourseSummary, quantity: number, currency_id: number) {
  const { title, cover_url, picture, type, package_type, partner, price } = course;
  return {
    title,
    cover_url,
    picture,
    type,
    package_type,
    partner: partner?.name ?? null,
    unit_price: price,
    line_total: price && { amount_minor: price.amount_minor * quantity, currency_id },
  };
}

function presentClass({ id, code, start_at, end_at, tz, city, ...seats }: BuyersClass): CartLineClass {
  return {
    id,
    code,
    start_at: toMoment(start_at),
    end_at: toMoment(end_at),
    tz,
    city,
    registration_deadline: toMoment(seats.registration_deadline),
    seats_left: seats.seats_left,
    offer_expires_at: toMoment(seats.offer_expires_at),
    seats_free_at: toMoment(seats.seats_free_at),
    takes_waiting: seats.takes_waiting,
  };
}

function toMoment(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

async function versionOf(ctx: Ctx, items: CartItem[]): Promise<number | null> {
  if (ctx.actor.kind !== 'user') return null;
  const saved = await readCart(ctx, ctx.actor.userId);
  return cartText(saved.items) === cartText(items) ? saved.version : null;
}
