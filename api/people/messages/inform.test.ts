import { describe, expect } from 'vitest';
import { makePerson, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isPlannedEachTime } from '#api/shared/database/prepared-statements.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { updateNotificationConfigurations } from './configure-notifications.ts';
import { inform, type Message } from './inform.ts';
import { everyFact, makeMessage, orderFacts } from './make.ts';
import { moveUserWarnings } from './move-user-warnings.ts';
import { notifyPersons } from './notify-persons.ts';
import { retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarningCounters, retrieveUserWarnings } from './retrieve-user-warnings.ts';
import { settleWarnings, type Settled } from './store/warnings.ts';

const everything = queryOf<Record<string, never>>({});

async function mailsTo(ctx: Ctx, recipient: string) {
  return ctx.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
}

describe('a notified user', () => {
  test('has a warning, a notification and an email', async ({ ctx }) => {
    const { user, warning, notification } = await makeMessage(ctx);
    expect(warning).toMatchObject({
      user_id: user.id,
      type: 'important',
      kind: 'order_placed',
      title: 'Falta pagar a encomenda M-2026-000123',
      link: '/payment/1/2',
      active: true,
      read: false,
      display_in_frontoffice: true,
      created_at: ctx.now().toISOString(),
    });
    expect(notification).toMatchObject({ recipient_id: user.person_id, title: warning.title, enabled: true });
    const [mail, ...others] = await mailsTo(ctx, user.username);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(warning.title);
    expect(mail?.body_text).toBe(
      [
        'Olá, Marlene Capita.',
        warning.text,
        `Veja aqui: ${ctx.config.publicUrl}/payment/1/2`,
        'Recebe esta mensagem porque ela é o registo do que comprou na Mestria.\n',
      ].join('\n\n'),
    );
  });

  test('gets emails in the own locale, and reads in the current one', async ({ ctx }) => {
    const user = await makeUser(ctx);
    await ctx.db.updateTable('users').set({ locale_id: 4 }).where('id', '=', user.id).execute();
    const { own, notification } = await makeMessage(ctx, { user });
    const [mail] = await mailsTo(ctx, user.username);
    expect(mail).toMatchObject({ subject: 'Order M-2026-000123 is waiting for your payment', locale: 'en-GB' });
    expect(notification.title).toBe('Falta pagar a encomenda M-2026-000123');
    const english = await retrieveNotifications({ ...own, locale: 'en-GB' }, everything);
    expect(english.results[0]?.title).toBe('Order M-2026-000123 is waiting for your payment');
  });

  test('is notified once of a subject', async ({ ctx }) => {
    const { user, own } = await makeMessage(ctx, { subject: 'order 7' });
    const again: Message<'order_placed'> = {
      user_id: user.id,
      kind: 'order_placed',
      subject: 'order 7',
      facts: orderFacts,
    };
    await inform(asSystem(ctx), again);
    await inform(asSystem(ctx), again);
    expect((await retrieveNotifications(own, everything)).total).toBe(1);
    expect((await retrieveUserWarnings(own, everything)).total).toBe(1);
    expect(await mailsTo(ctx, user.username)).toHaveLength(1);
    await inform(asSystem(ctx), { ...again, subject: 'order 8' });
    expect((await retrieveNotifications(own, everything)).total).toBe(2);
  });

  test('is not notified again after deleting permanently', async ({ ctx }) => {
    const { user, warning, own } = await makeMessage(ctx, { subject: 'order 9' });
    const operator = asSystem(ctx);
    await moveUserWarnings(operator, { ids: [warning.id], move: 'delete' });
    await moveUserWarnings(operator, { ids: [warning.id], move: 'hard-delete' });
    await inform(operator, { user_id: user.id, kind: 'order_placed', subject: 'order 9', facts: orderFacts });
    expect((await retrieveUserWarnings(own, everything)).total).toBe(0);
  });

  test('is not notified by a rolled back transaction', async ({ ctx }) => {
    const { user, own } = await makeMessage(ctx);
    const undone = inTransaction(asSystem(ctx), async (tx) => {
      await inform(tx, { user_id: user.id, kind: 'order_paid', subject: 'order 1', facts: orderFacts });
      throw new Error('given up');
    });
    await expect(undone).rejects.toThrow('given up');
    expect((await retrieveNotifications(own, everything)).total).toBe(1);
    expect(await mailsTo(ctx, user.username)).toHaveLength(1);
    expect(await countsOf(ctx, user.id)).toEqual({ warnings: 1, notifications: 1 });
    await inform(asSystem(ctx), { user_id: user.id, kind: 'order_paid', subject: 'order 1', facts: orderFacts });
    expect((await retrieveNotifications(own, everything)).total).toBe(2);
  });

  test('is not notified when the account is closed', async ({ ctx }) => {
    const user = await makeUser(ctx);
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('id', '=', user.id).execute();
    await inform(asSystem(ctx), { user_id: user.id, kind: 'order_paid', subject: 'order 1', facts: orderFacts });
    expect(await mailsTo(ctx, user.username)).toEqual([]);
  });
});

async function countsOf(ctx: Ctx, userId: number) {
  const counts = ctx.db.selectFrom('message_versions').select(['warnings', 'notifications']);
  return counts.where('user_id', '=', userId).executeTakeFirst();
}

describe('several persons', () => {
  test('are notified in one statement, each with an own link', async ({ ctx, queries }) => {
    const { user: existing } = await makeMessage(ctx, { subject: 'order 1' });
    const [ana, rui] = [await makeUser(ctx), await makeUser(ctx)];
    const stranger = await makePerson(ctx, { name: 'Sem Conta' });
    const persons = [rui.person_id, existing.person_id, stranger.id, ana.person_id, rui.person_id];
    queries.length = 0;
    await notifyPersons(asSystem(ctx), persons, {
      kind: 'order_placed',
      subject: 'order 1',
      facts: orderFacts,
      link: (personId) => `/persons/${personId}`,
    });
    expect(queries).toHaveLength(2);
    const rows = await ctx.db.selectFrom('notifications').select(['recipient_id', 'link']).orderBy('id').execute();
    expect(rows.filter(({ recipient_id }) => recipient_id !== existing.person_id)).toEqual([
      { recipient_id: ana.person_id, link: `/persons/${ana.person_id}` },
      { recipient_id: rui.person_id, link: `/persons/${rui.person_id}` },
    ]);
    for (const user of [existing, ana, rui]) {
      expect(await mailsTo(ctx, user.username)).toHaveLength(1);
      expect(await countsOf(ctx, user.id)).toEqual({ warnings: 1, notifications: 1 });
    }
  });
});

describe('the channels', () => {
  const all = { in_app: true, email: true };

  test.for([
    ['certificate_issued', all, { notes: 1, warnings: 0, mails: 1 }],
    ['certificate_issued', { in_app: false, email: true }, { notes: 0, warnings: 0, mails: 1 }],
    ['certificate_issued', { in_app: true, email: false }, { notes: 1, warnings: 0, mails: 0 }],
    ['certificate_issued', { in_app: false, email: false }, { notes: 0, warnings: 0, mails: 0 }],
    ['seat_offered', all, { notes: 1, warnings: 1, mails: 1 }],
    ['seat_offered', { in_app: false, email: true }, { notes: 0, warnings: 1, mails: 1 }],
    ['seat_offered', { in_app: false, email: false }, { notes: 0, warnings: 1, mails: 0 }],
  ] as const)('of %s are chosen: %j', async ([kind, choice, { notes, warnings, mails }], { ctx }) => {
    const user = await makeUser(ctx);
    const own = await signInAs(ctx, user);
    await updateNotificationConfigurations(own, [{ kind, ...choice }]);
    await inform(asSystem(ctx), { user_id: user.id, subject: 'made 1', kind, facts: everyFact });
    expect((await retrieveNotifications(own, everything)).total).toBe(notes);
    expect((await retrieveUserWarnings(own, everything)).total).toBe(warnings);
    expect(await mailsTo(ctx, user.username)).toHaveLength(mails);
    const counted = notes + warnings > 0 ? { warnings, notifications: notes } : undefined;
    expect(await countsOf(ctx, user.id)).toEqual(counted);
  });

  test('of a stolen session are fixed, whatever was chosen before', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const own = await signInAs(ctx, user);
    await ctx.db
      .insertInto('notification_configurations')
      .values({ user_id: user.id, kind: 'session_reused', in_app: false, email: false })
      .execute();
    await inform(asSystem(ctx), { user_id: user.id, kind: 'session_reused', subject: 'session 1', facts: {} });
    expect((await retrieveNotifications(own, everything)).total).toBe(1);
    expect((await retrieveUserWarningCounters(own)).unread).toBe(1);
    expect(await mailsTo(ctx, user.username)).toHaveLength(1);
  });
});

describe('a warning', () => {
  test('is removed when its matter is settled', async ({ ctx }) => {
    const { own } = await makeMessage(ctx, { subject: 'order 12' });
    await makeMessage(ctx, { subject: 'order 12 payment 3' });
    const other = await makeMessage(ctx, { subject: 'order 123' });
    await settleWarnings(asSystem(ctx), { kinds: ['order_placed'], subject: 'order 12' });
    expect((await retrieveUserWarnings(own, queryOf({ filter: { active: false } }))).total).toBe(1);
    expect((await retrieveUserWarningCounters(own)).unread).toBe(0);
    expect((await retrieveUserWarningCounters(other.own)).unread).toBe(1);
    const standing = ctx.db.selectFrom('user_warnings').select('subject').where('is_active', '=', true);
    expect((await standing.execute()).map(({ subject }) => subject)).toEqual(['order 123']);
  });

  test('is replaced by the message that settles it, which counts as one change', async ({ ctx, queries }) => {
    const { user, own } = await makeMessage(ctx, { subject: 'order 5' });
    const settles: Settled = { kinds: ['order_placed'], subject: 'order 5' };
    const facts = everyFact;
    const message: Message<'payment_lapsed'> = {
      user_id: user.id,
      kind: 'payment_lapsed',
      subject: 'order 5',
      facts,
      settles,
    };
    queries.length = 0;
    await inform(asSystem(ctx), message);
    expect(queries).toHaveLength(2);
    expect(queries.filter(isPlannedEachTime)).toEqual([]);
    const { results } = await retrieveUserWarnings(own, queryOf({ filter: { active: true } }));
    expect(results.map(({ kind }) => kind)).toEqual(['payment_lapsed']);
    expect(await countsOf(ctx, user.id)).toEqual({ warnings: 2, notifications: 2 });
  });

  test('is removed by a message that settles it, also when it was sent before or its user is deleted', async ({
    ctx,
  }) => {
    const { user, own } = await makeMessage(ctx, { subject: 'order 6' });
    const message: Message<'order_paid'> = {
      user_id: user.id,
      kind: 'order_paid',
      subject: 'order 6',
      facts: orderFacts,
    };
    await inform(asSystem(ctx), message);
    await inform(asSystem(ctx), { ...message, settles: { kinds: ['order_placed'], subject: 'order 6' } });
    expect((await retrieveUserWarningCounters(own)).unread).toBe(0);
    const other = await makeMessage(ctx, { subject: 'order 7' });
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('id', '=', user.id).execute();
    await inform(asSystem(ctx), { ...message, settles: { kinds: ['order_placed'], subject: 'order 7' } });
    expect((await retrieveUserWarningCounters(other.own)).unread).toBe(0);
  });
});
