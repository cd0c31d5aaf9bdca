import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { makeFullClass, makeWaiting } from '../make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { settleSeatOffer, notifyOfferWithdrawn, notifySeatOffered, notifyWaitingEnded } from './notify-waiting.ts';
import { passSeatsOnByTheClock } from './pass-seats-on-by-the-clock.ts';
import { releaseSeats } from '../release-seats.ts';

const dayMs = 86_400_000;
const dayLater = (ctx: Ctx): Ctx => ({ ...asSystem(ctx), now: () => new Date(ctx.now().getTime() + dayMs) });

async function makeOffer(ctx: Ctx) {
  const student = await asA(ctx, 'student');
  const { id: class_id, course_id, items } = await makeFullClass(ctx, { tz: 'Africa/Maputo' });
  await makeWaiting(student, class_id);
  for (const order_item_id of items) await releaseSeats(asSystem(ctx), { order_item_id });
  const { id } = await ctx.db.selectFrom('waiting_entries').select('id').executeTakeFirstOrThrow();
  return { student, course_id, id };
}

describe('a person with an offered seat', () => {
  test('is notified once of the class, the deadline in its time zone, and the address', async ({ ctx }) => {
    const { student, id } = await makeOffer(ctx);
    await notifySeatOffered(asSystem(ctx), id);
    await notifySeatOffered(asSystem(ctx), id);
    const messages = await ctx.db
      .selectFrom('notifications')
      .select(['kind', 'link', 'facts'])
      .where('recipient_id', '=', signedIn(student).personId)
      .execute();
    const until = new Date(ctx.now().getTime() + dayMs).toISOString();
    expect(messages).toMatchObject([
      { kind: 'seat_offered', facts: { until: { moment: until, tz: 'Africa/Maputo' } } },
    ]);
    expect(messages[0]?.link).toBe(`/profile/seat-offers/${id}`);
    const mails = await ctx.db.selectFrom('mails').select('body_text').where('subject', 'like', '%lugar%').execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('(hora de Maputo)');
  });

  test('is warned until the offer is over', async ({ ctx }) => {
    const { id } = await makeOffer(ctx);
    const warned = ctx.db.selectFrom('user_warnings').select('is_active').where('kind', '=', 'seat_offered');
    await notifySeatOffered(asSystem(ctx), id);
    await settleSeatOffer(asSystem(ctx), id);
    expect(await warned.execute()).toEqual([{ is_active: true }]);
    await passSeatsOnByTheClock(dayLater(ctx));
    await settleSeatOffer(dayLater(ctx), id);
    expect(await warned.execute()).toEqual([{ is_active: false }]);
  });

  test('is not notified once the offer is over', async ({ ctx }) => {
    const { id } = await makeOffer(ctx);
    await notifySeatOffered(dayLater(ctx), id);
    await notifySeatOffered(asSystem(ctx), 999_999);
    expect(await ctx.db.selectFrom('notifications').select('id').execute()).toEqual([]);
  });
});

async function messagesTo(ctx: Ctx, student: Ctx) {
  return ctx.db
    .selectFrom('notifications')
    .select(['kind', 'link', 'facts'])
    .where('recipient_id', '=', signedIn(student).personId)
    .orderBy('id')
    .execute();
}

describe('a person who waited in vain', () => {
  test('is notified once of the reason, and of other dates', async ({ ctx }) => {
    const { student, course_id, id } = await makeOffer(ctx);
    const ended = { waiting_entry_id: id, why: 'lapsed' } as const;
    await notifyWaitingEnded(asSystem(ctx), ended);
    await notifyWaitingEnded(asSystem(ctx), ended);
    const link = `/courses/${course_id}`;
    expect(await messagesTo(ctx, student)).toMatchObject([{ kind: 'waiting_ended', link, facts: { why: 'lapsed' } }]);
    const mails = await ctx.db.selectFrom('mails').select('body_text').where('subject', 'like', '%espera%').execute();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('não foi encomendado a tempo');
  });

  test('is notified of every withdrawn offer, once each', async ({ ctx }) => {
    const { student, id } = await makeOffer(ctx);
    const withdrawn = { waiting_entry_id: id, why: 'closed', keeps: true } as const;
    for (const eventId of [7, 7, 8]) await notifyOfferWithdrawn(asSystem(ctx), withdrawn, eventId);
    const kinds = (await messagesTo(ctx, student)).map(({ kind }) => kind);
    expect(kinds).toEqual(['seat_offer_withdrawn', 'seat_offer_withdrawn']);
  });

  test('is not notified where the entry was erased', async ({ ctx }) => {
    await notifyWaitingEnded(asSystem(ctx), { waiting_entry_id: 999_999, why: 'no_seat' });
    expect(await ctx.db.selectFrom('notifications').select('id').execute()).toEqual([]);
  });
});
