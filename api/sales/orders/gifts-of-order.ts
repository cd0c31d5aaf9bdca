import { isEmailAddress } from '#contract/people/identity/values.ts';
import type { NewOrder } from '#contract/sales/orders/calls.ts';
import type { GiftDetails } from '#contract/sales/orders/parts.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayIn } from '#contract/rules/days.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import type { PricedLine } from '#api/sales/cart/index.ts';
import { readUser } from '#api/people/identity/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { isGiftDay } from './model/gift-day.ts';

type Gifts = Pick<NewOrder, 'gifts' | 'organization_id'>;

/** The gifts by their courses. An organization assigns seats to its employees instead. */
export async function giftsOfOrder(
  ctx: Ctx,
  lines: PricedLine[],
  { gifts = [], organization_id }: Gifts,
): Promise<Map<number, GiftDetails>> {
  if (gifts.length > 0 && organization_id !== undefined) throw new Refusal('gift_for_organization', { field: 'gifts' });
  const input = new Map<number, GiftDetails>();
  for (const [place, { course_id, ...details }] of gifts.entries()) {
    const line = lines.find(({ item }) => item.id === course_id);
    if (!line || input.has(course_id)) throw new Refusal('cart_changed');
    const at = `gifts.${place}`;
    requireOneSeat(line, at);
    const giver = { giverId: signedIn(ctx).userId, until: endOf(line), at };
    input.set(course_id, await requireGiftDetails(ctx, details, giver));
  }
  return input;
}

function requireOneSeat({ item, course }: PricedLine, field: string): void {
  if (course?.package_type === 'servico') throw new Refusal('gift_service', { field });
  if (item.quantity !== 1) throw new Refusal('gift_quantity', { field });
}

function endOf({ class: held }: PricedLine): Date | null {
  return held ? (held.registration_deadline ?? held.start_at) : null;
}

type BoughtLine = { course_id: number; net_minor: number; tax_minor: number };

/**
 * Emails to any address are for buyers, or strangers could send theirs by free courses. Refuses `gift_message_free` for
 * a message with a line that costs nothing.
 */
export function requirePaidMessages(lines: readonly BoughtLine[], { gifts = [] }: Gifts): void {
  for (const [place, { course_id, message }] of gifts.entries()) {
    const line = lines.find((bought) => bought.course_id === course_id);
    const isFree = line !== undefined && line.net_minor + line.tax_minor === 0;
    if (isFree && message !== '') throw new Refusal('gift_message_free', { field: `gifts.${place}.message` });
  }
}

type Input = { giverId: number; until: Date | null; at?: string };

/** `until`: when the class can no longer be accepted. Refuses `email_invalid`, `gift_to_yourself`, `gift_day_invalid`. */
export async function requireGiftDetails(
  ctx: Ctx,
  details: GiftDetails,
  { giverId, until, at }: Input,
): Promise<GiftDetails> {
  const email = details.email.toLowerCase();
  const fieldOf = (name: string) => (at === undefined ? name : `${at}.${name}`);
  if (!isEmailAddress(email)) throw new Refusal('email_invalid', { field: fieldOf('email') });
  const { username } = await readUser(ctx, giverId);
  if (email === username.toLowerCase()) throw new Refusal('gift_to_yourself', { field: fieldOf('email') });
  const [today, lastDay] = [dayIn(operatorZone, ctx.now()), until && dayIn(operatorZone, until)];
  if (details.send_on !== null && !isGiftDay(details.send_on, { today, lastDay })) {
    throw new Refusal('gift_day_invalid', { field: fieldOf('send_on') });
  }
  return { ...details, email };
}
