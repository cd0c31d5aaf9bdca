import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { endReturned } from '#api/learning/enrollments/make.ts';
import { returnOrderItems } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import { acceptGift, declineGift } from './answer-gift.ts';
import { changeGift } from './change-gift.ts';
import { aloneRun, giftTokenTo, makeGift, makeRecipient, type MadeGift } from './make.ts';
import { cancelGifts } from './send-gifts.ts';

const rounds = 10;
/** A class that has not begun, so that a return cancels the enrollment. */
const run = { ...aloneRun, type: 'presential' as const, start_at: '2027-03-08T08:00:00Z' };

test('accepting and declining in several tabs at once, while the giver corrects the address, has one outcome', async ({
  skip,
}) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const gift = await makeGift(guest);
    const me = await makeRecipient(guest, gift);
    const token = await giftTokenTo(guest, gift);
    const details = { email: 'outra@mestria.test', name: '', message: '', send_on: null };
    const acts = [
      () => acceptGift(asOther(me, 0), { token }),
      () => acceptGift(asOther(me, 1), { token }),
      () => acceptGift(asOther(me, 2), { token }),
      () => declineGift(asOther(me, 3), { token }),
      () => changeGift(asOther(gift.giver, 2), { order_item_id: gift.itemId, ...details }),
    ];
    await all([...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)]);
    const { status, people, standing } = await outcomeOf(guest, gift);
    expect(people).toEqual(status === 'accepted' ? [signedIn(me).personId] : []);
    expect(standing).toEqual(people);
  }
}, 120_000);

test('accepting while the money is returned never leaves an enrollment that nobody paid for', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  for (let round = 0; round < rounds; round += 1) {
    const gift = await makeGift(guest, { class: run });
    const me = await makeRecipient(guest, gift);
    const token = await giftTokenTo(guest, gift);
    const acts = [
      () => acceptGift(asOther(me, round), { token }),
      () => giveBack(asSystem(asOther(guest, round + 1)), gift),
      () => acceptGift(asOther(me, round + 2), { token }),
    ];
    await all(round % 2 === 0 ? acts : acts.toReversed());
    const { status, standing } = await outcomeOf(guest, gift);
    expect({ round, status, standing }).toEqual({ round, status: 'canceled', standing: [] });
  }
}, 120_000);

/** With the reactions to it. */
async function giveBack(system: Ctx, { orderId, itemId }: MadeGift): Promise<void> {
  await returnOrderItems(system, { order_id: orderId, order_item_ids: [itemId], isWhole: true });
  await endReturned(system, [itemId]);
  await cancelGifts(system, [itemId]);
}

async function all(acts: (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(
    acts.map((act) =>
      act().catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      }),
    ),
  );
}

async function outcomeOf(ctx: Ctx, { itemId }: MadeGift) {
  const gift = ctx.db.selectFrom('gifts').select('status').where('order_item_id', '=', itemId);
  const people = ctx.db.selectFrom('order_item_participants').select('person_id').where('order_item_id', '=', itemId);
  const enrolled = ctx.db
    .selectFrom('enrollments')
    .select('person_id')
    .where('order_item_id', '=', itemId)
    .where('status', 'in', ['registered', 'enrolled']);
  return {
    status: (await gift.executeTakeFirstOrThrow()).status,
    people: (await people.execute()).map(({ person_id }) => person_id),
    standing: (await enrolled.execute()).map(({ person_id }) => person_id),
  };
}
