import type { NewGift } from '#contract/orders/gift.ts';
import { makeClass } from '#api/classes/make.ts';
import { asA, makeUser, signInAs } from '#api/identity/make.ts';
import { makeOrder } from '#api/orders/make.ts';
import { settleOrder } from '#api/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { openGifts } from './send-gifts.ts';
import { writeGiftEmail } from './write-gift-email.ts';

export type MadeGift = {
  giver: Ctx;
  orderId: number;
  itemId: number;
  classId: number;
  courseId: number;
  email: string;
};

type Given = Partial<Omit<NewGift, 'course_id'>> & {
  giver?: Ctx;
  class?: Parameters<typeof makeClass>[1];
  isPaid?: boolean;
};

let made = 0;

export const aloneRun = {
  type: 'online',
  start_at: null,
  end_at: null,
  registration_deadline: null,
  capacity: null,
} as const;

/** Paid and sent, by default of a course that is followed alone. */
export async function makeGift(
  ctx: Ctx,
  { giver, class: run, isPaid = true, ...given }: Given = {},
): Promise<MadeGift> {
  made += 1;
  const buyer = giver ?? (await asA(ctx, 'student'));
  const held = await makeClass(ctx, { ...aloneRun, ...run });
  const details = { email: `amiga-${made}@mestria.test`, name: '', message: '', send_on: null, ...given };
  const { order } = await makeOrder(ctx, {
    buyer,
    class: held,
    gifts: [{ course_id: held.course_id, ...details }],
  });
  const itemId = order.items[0]?.id ?? 0;
  if (isPaid) {
    await settleOrder(asSystem(ctx), order.id);
    await openGifts(asSystem(ctx), order.id);
    await writeGiftEmail(asSystem(ctx), itemId);
  }
  return { giver: buyer, orderId: order.id, itemId, classId: held.id, courseId: held.course_id, email: details.email };
}

export async function makeRecipient(ctx: Ctx, { email }: Pick<MadeGift, 'email'>): Promise<Ctx> {
  return signInAs(ctx, await makeUser(ctx, { username: email, name: 'Ana Lukamba' }));
}

/** The token in the last email to this address. */
export async function giftTokenTo(ctx: Ctx, { email }: Pick<MadeGift, 'email'>): Promise<string> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return /profile\/gifts\/([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
}
export { acceptGift } from './answer-gift.ts';
