import { createRouterClient } from '@orpc/server';
import { describe, expect } from 'vitest';
import type { Api } from '#contract/index.ts';
import type { Events, EventKind } from '#api/shared/events/events.ts';
import { makeCreditBuyer } from '#api/sales/accounts/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeCertificate } from '#api/learning/certificates/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { cancelOrder, expireOrders } from '#api/sales/orders/index.ts';
import { remindToPay, later, makeOrder } from '#api/sales/orders/make.ts';
import { timeOutPayments } from '#api/sales/payments/index.ts';
import { byContract, byTransfer, makePayment, payFor } from '#api/sales/payments/make.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { reactions } from './reactions.ts';
import { routes } from './routes.ts';
import { mailsTo, notifiedTo, operatorCalls, reactTwice, warnedOf } from './notices/make.ts';

describe('a buyer', () => {
  test('is warned of an unpaid order until it is paid', async ({ ctx }) => {
    const { buyer, payment, order } = await makePayment(ctx, byTransfer);
    const { userId } = signedIn(buyer);
    await reactTwice(ctx);
    expect(await warnedOf(ctx, userId)).toEqual(['payment_awaited']);
    await operatorCalls(ctx).payments.approvePayment({ data: [{ id: payment.id }] });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, userId)).toEqual([]);
    expect(await notifiedTo(ctx, userId)).toEqual(['order_paid', 'payment_awaited']);
    expect(await mailsTo(ctx, userId)).toEqual([
      expect.stringContaining(`Pague a encomenda ${order.number} até `),
      `A encomenda ${order.number} está paga`,
    ]);
  });

  test('is not warned after paying before the first reaction', async ({ ctx }) => {
    const { buyer, payment } = await makePayment(ctx, byTransfer);
    await operatorCalls(ctx).payments.approvePayment({ data: [{ id: payment.id }] });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, signedIn(buyer).userId)).toEqual([]);
  });

  test('who chose at once how to pay is not asked to choose', async ({ ctx }) => {
    const { buyer, order, payment } = await makePayment(ctx, byTransfer);
    await reactions.payment_started[1]?.run(asSystem(ctx), { payment_id: payment.id }, 0);
    await remindToPay(asSystem(later(ctx, 1)));
    expect(order.status).toBe('pendente');
    expect(await warnedOf(ctx, signedIn(buyer).userId)).toEqual(['payment_awaited']);
  });

  test('is told why a proof was rejected, until the next attempt', async ({ ctx }) => {
    const made = await makePayment(ctx, byTransfer);
    const { userId } = signedIn(made.buyer);
    await operatorCalls(ctx).payments.rejectPayment({ data: [{ id: made.payment.id, reason: 'Falta o IBAN.' }] });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, userId)).toContain('payment_declined');
    const { facts } = await ctx.db
      .selectFrom('notifications')
      .select('facts')
      .where('kind', '=', 'payment_declined')
      .executeTakeFirstOrThrow();
    const until = {
      moment: later(ctx, 72 + 24)
        .now()
        .toISOString(),
    };
    expect(facts).toMatchObject({ known: 'yes', reason: 'Falta o IBAN.', open: 'yes', until });
    const next = await payFor(made, byTransfer);
    await reactions.payment_started[1]?.run(asSystem(ctx), { payment_id: next.id }, 0);
    expect(await warnedOf(ctx, userId)).toEqual(['payment_awaited']);
  });

  test('is not notified of a cancellation or rejection that was undone meanwhile', async ({ ctx }) => {
    const { buyer, order, payment } = await makePayment(ctx, byTransfer);
    const operator = operatorCalls(ctx).payments;
    await operator.rejectPayment({ data: [{ id: payment.id, reason: 'Ilegível.' }] });
    await cancelOrder(buyer, { id: order.id });
    await operator.approvePayment({ data: [{ id: payment.id }] });
    await reactTwice(ctx);
    expect(await notifiedTo(ctx, signedIn(buyer).userId)).toEqual(['order_paid']);
  });

  test('is notified of a canceled and an expired order', async ({ ctx }) => {
    const canceled = await makeOrder(ctx);
    await cancelOrder(canceled.buyer, { id: canceled.order.id });
    const expired = await makeOrder(ctx);
    await reactTwice(ctx);
    expect(await notifiedTo(ctx, signedIn(expired.buyer).userId)).toEqual([]);
    for (const _ of [1, 2]) await remindToPay(asSystem(later(ctx, 1)));
    expect(await mailsTo(ctx, signedIn(expired.buyer).userId)).toHaveLength(1);
    expect(await warnedOf(ctx, signedIn(expired.buyer).userId)).toEqual(['order_placed']);
    await expireOrders(asSystem(later(ctx, 24 * 30)));
    await reactTwice(ctx);
    expect(await notifiedTo(ctx, signedIn(canceled.buyer).userId)).toEqual(['order_canceled']);
    expect(await notifiedTo(ctx, signedIn(expired.buyer).userId)).toEqual(['order_expired', 'order_placed']);
    expect(await warnedOf(ctx, signedIn(expired.buyer).userId)).toEqual([]);
  });

  test('is notified of an expired payment of an open order', async ({ ctx }) => {
    const { buyer } = await makePayment(ctx, byTransfer);
    const late = later(ctx, 72);
    await timeOutPayments(asSystem(late));
    await reactTwice(late);
    expect(await notifiedTo(ctx, signedIn(buyer).userId)).toEqual(['payment_lapsed']);
    expect(await warnedOf(ctx, signedIn(buyer).userId)).toEqual(['payment_lapsed']);
  });
});

describe('the buyer of an unpaid order', () => {
  test('reads the deadline of the payment page, also after another attempt', async ({ ctx }) => {
    const held = await makeClass(ctx, { tz: 'Africa/Maputo' });
    const made = await makePayment(ctx, { ...byTransfer, class: held });
    const next = await payFor(made, { method: 'numerario', channel: 'cash' });
    await reactTwice(ctx);
    const { userId } = signedIn(made.buyer);
    expect(await warnedOf(ctx, userId)).toEqual(['payment_awaited']);
    const { facts } = await ctx.db
      .selectFrom('user_warnings')
      .select('facts')
      .where('user_id', '=', userId)
      .where('is_active', '=', true)
      .executeTakeFirstOrThrow();
    expect(facts).toMatchObject({ until: { moment: next.expires_at, tz: 'Africa/Maputo' }, desk: 'yes' });
    const calls: Api = createRouterClient(routes, { context: made.buyer });
    const { results } = await calls.orders.retrieveOrders({});
    expect(results[0]).toMatchObject({ pay_by: next.expires_at, pay_by_tz: 'Africa/Maputo' });
    const mail = await ctx.db.selectFrom('mails').select('body_text').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('(hora de Maputo)');
    expect(mail.body_text).toContain(
      `com o número ${made.order.number}, em Rua Rainha Ginga, 87, Luanda. Horário: Dias úteis`,
    );
  });

  test('is not asked to pay again after a class has closed', async ({ ctx }) => {
    const soon = new Date(ctx.now().getTime() + 10 * 3_600_000).toISOString();
    const held = await makeClass(ctx, { registration_deadline: soon });
    const { buyer } = await makePayment(ctx, { ...byTransfer, class: held });
    await timeOutPayments(asSystem(later(ctx, 11)));
    await reactTwice(later(ctx, 11));
    expect(await warnedOf(ctx, signedIn(buyer).userId)).not.toContain('payment_lapsed');
    const { facts } = await ctx.db
      .selectFrom('notifications')
      .select('facts')
      .where('kind', '=', 'payment_lapsed')
      .executeTakeFirstOrThrow();
    expect(facts).toMatchObject({ open: 'no' });
  });
});

describe('a user who reviews payments', () => {
  test('is warned of a proof until somebody has reviewed it', async ({ ctx }) => {
    const reviewer = signedIn(await asA(ctx, 'administrator')).userId;
    const { payment, buyer } = await makePayment(ctx, byTransfer);
    await emit(ctx, 'proof_sent', { payment_id: payment.id });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, reviewer)).toEqual(['proof_to_review']);
    expect(await notifiedTo(ctx, signedIn(buyer).userId)).not.toContain('proof_to_review');
    await operatorCalls(ctx).payments.approvePayment({ data: [{ id: payment.id }] });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, reviewer)).toEqual([]);
  });
});

describe('a participant', () => {
  test('is notified of the enrollment, the class and its end', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const dated = { type: 'presential', start_at: '2026-11-30T07:00:00Z', end_at: '2026-12-04T15:00:00Z' } as const;
    const { id, class_id } = await makeEnrollment(ctx, { person_id: user.person_id, class: dated });
    for (const kind of ['enrollment_opened', 'enrollment_concluded', 'enrollment_ended'] as const) {
      await emit(ctx, kind, { enrollment_id: id });
    }
    const { classes } = operatorCalls(ctx);
    for (const venue of ['Sala 4', 'Sala 5', 'Sala 5']) await classes.updateClass({ data: [{ id: class_id, venue }] });
    await classes.cancelClass({ data: [{ id: class_id, reason: 'Obras no edifício.' }] });
    await reactTwice(ctx);
    expect(await notifiedTo(ctx, user.id)).toEqual([
      'class_canceled',
      'class_moved',
      'class_moved',
      'enrollment_canceled',
      'enrollment_concluded',
      'enrollment_opened',
    ]);
    expect(await warnedOf(ctx, user.id)).toEqual(['class_moved', 'class_moved', 'class_canceled']);
  });

  test('and a trainer are each told once that the class is canceled', async ({ ctx }) => {
    const [trainer, learner] = [await makeUser(ctx, { roles: ['trainer'] }), await makeUser(ctx)];
    const taught = { trainer_ids: [trainer.person_id] };
    const { class_id } = await makeEnrollment(ctx, { person_id: learner.person_id, class: taught });
    const { classes } = operatorCalls(ctx);
    await classes.cancelClass({ data: [{ id: class_id, reason: 'Poucas pessoas.' }] });
    await reactTwice(ctx);
    expect(await notifiedTo(ctx, trainer.id)).toEqual(['taught_class_canceled']);
    expect(await notifiedTo(ctx, learner.id)).toContain('class_canceled');
  });

  test('without an account gets no notification', async ({ ctx }) => {
    const { id } = await makeEnrollment(ctx);
    await emit(ctx, 'enrollment_opened', { enrollment_id: id });
    await reactTwice(ctx);
    expect(await ctx.db.selectFrom('told_messages').selectAll().execute()).toEqual([]);
  });

  test('is notified of each certificate', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id } = await makeCertificate(ctx, { personId: user.person_id });
    await emit(ctx, 'certificate_revoked', { certificate_id: id });
    await emit(ctx, 'certificate_replaced', { certificate_id: id });
    await reactTwice(ctx);
    expect(await notifiedTo(ctx, user.id)).toEqual([
      'certificate_issued',
      'certificate_replaced',
      'certificate_revoked',
    ]);
  });
});

async function happen<K extends EventKind>(ctx: Ctx, kind: K, payload: Events[K]): Promise<void> {
  await emit(ctx, kind, payload);
  await reactTwice(ctx);
}

describe('the owner of an account', () => {
  test('is warned of a stolen session until the password changes', async ({ ctx }) => {
    const { id } = await makeUser(ctx);
    await happen(ctx, 'session_reused', { user_id: id, session_id: 5 });
    expect(await warnedOf(ctx, id)).toEqual(['session_reused']);
    await happen(ctx, 'password_changed', { user_id: id });
    expect(await warnedOf(ctx, id)).toEqual([]);
    // The slice identity has sent an email itself.
    expect(await mailsTo(ctx, id)).toEqual([]);
  });

  test('is notified once of each change of a factor', async ({ ctx }) => {
    const { id } = await makeUser(ctx);
    await emit(ctx, 'factor_changed', { user_id: id, change: 'totp_added' });
    await happen(ctx, 'factor_changed', { user_id: id, change: 'totp_added' });
    expect(await notifiedTo(ctx, id)).toEqual(['factor_changed', 'factor_changed']);
    expect(await mailsTo(ctx, id)).toHaveLength(2);
  });

  test('is notified of a new device by its browser and system', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { sessionId } = signedIn(await signInAs(ctx, user));
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    await ctx.db.updateTable('session_families').set({ user_agent: agent }).where('id', '=', sessionId).execute();
    await happen(ctx, 'new_device_signed_in', { user_id: user.id, session_id: sessionId });
    const { facts } = await ctx.db.selectFrom('notifications').select('facts').executeTakeFirstOrThrow();
    expect(facts).toMatchObject({ device: 'Firefox, Linux', at: { moment: ctx.now().toISOString() } });
  });

  test('is warned of its closing until it is canceled, and notified of the copy of personal data', async ({ ctx }) => {
    const { id } = await makeUser(ctx);
    await happen(ctx, 'export_ready', { user_id: id, until: '2026-11-28T08:00:00Z' });
    await happen(ctx, 'account_closing', { user_id: id, closes_at: '2026-12-21T08:00:00Z' });
    expect(await warnedOf(ctx, id)).toEqual(['export_ready', 'account_closing']);
    await happen(ctx, 'account_kept', { user_id: id });
    expect(await warnedOf(ctx, id)).toEqual(['export_ready']);
    expect(await notifiedTo(ctx, id)).toEqual(['account_closing', 'export_ready']);
  });

  test('is warned of an order by contract until somebody has approved it', async ({ ctx }) => {
    const reviewer = signedIn(await asA(ctx, 'administrator')).userId;
    const { payment } = await makePayment(ctx, { ...(await makeCreditBuyer(ctx)), ...byContract });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, reviewer)).toEqual(['order_to_approve']);
    await operatorCalls(ctx).payments.approvePayment({ data: [{ id: payment.id }] });
    await reactTwice(ctx);
    expect(await warnedOf(ctx, reviewer)).toEqual([]);
  });
});
