import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/retrieval.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { updateNotificationConfigurations } from './configure-notifications.ts';
import { inform, type Message } from './inform.ts';
import { makeMessage, orderFacts } from './make.ts';
import { moveUserWarnings } from './move-user-warnings.ts';
import { retrieveNotifications } from './retrieve-notifications.ts';
import { retrieveUserWarningCounters, retrieveUserWarnings } from './retrieve-user-warnings.ts';
import { settleWarnings } from './store/warnings.ts';

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
      title: 'A encomenda M-2026-000123 aguarda pagamento',
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
    expect(mail).toMatchObject({ subject: 'Order M-2026-000123 is awaiting payment', locale: 'en-GB' });
    expect(notification.title).toBe('A encomenda M-2026-000123 aguarda pagamento');
    const english = await retrieveNotifications({ ...own, locale: 'en-GB' }, everything);
    expect(english.results[0]?.title).toBe('Order M-2026-000123 is awaiting payment');
  });

  test('is notified once of a subject', async ({ ctx }) => {
    const { user, own } = await makeMessage(ctx, { subject: 'order 7' });
    const again: Message = { user_id: user.id, kind: 'order_placed', subject: 'order 7', facts: orderFacts };
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
  });

  test('is not notified when the account is closed', async ({ ctx }) => {
    const user = await makeUser(ctx);
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('id', '=', user.id).execute();
    await inform(asSystem(ctx), { user_id: user.id, kind: 'order_paid', subject: 'order 1', facts: orderFacts });
    expect(await mailsTo(ctx, user.username)).toEqual([]);
  });
});

describe('the channels', () => {
  const certificate = { kind: 'certificate_issued', facts: { number: 'X', course: 'Y' } } as const;

  test.for([
    [{ in_app: false }, { notes: 0, mails: 1 }],
    [{ email: false }, { notes: 1, mails: 0 }],
    [
      { in_app: false, email: false },
      { notes: 0, mails: 0 },
    ],
  ] as const)('are chosen by kind: %j', async ([choice, expected], { ctx }) => {
    const user = await makeUser(ctx);
    const own = await signInAs(ctx, user);
    await updateNotificationConfigurations(own, [{ kind: 'certificate_issued', ...choice }]);
    await inform(asSystem(ctx), { user_id: user.id, subject: 'certificate 1', ...certificate });
    expect((await retrieveNotifications(own, everything)).total).toBe(expected.notes);
    expect(await mailsTo(ctx, user.username)).toHaveLength(expected.mails);
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
});
