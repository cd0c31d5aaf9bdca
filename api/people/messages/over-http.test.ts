import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeMessage, type MadeMessage } from './make.ts';
import { messagesSlice } from './slice.ts';

type Sent = [method: 'POST' | 'PUT', path: string, body?: object];

/** A call over HTTP, with the address and payload of specification 7. */
async function send(ctx: Ctx, [method, path, body]: Sent) {
  const answer = answerApi({
    routes: bindVerbs(messagesSlice),
    rawRoutes: [],
    world: ctx,
    identify: async () => ctx.actor,
  });
  const response = await answer(
    new Request(`http://mestria.test/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: 'Bearer test', 'accept-language': ctx.locale },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: await response.json() };
}

const movesOfWarnings = [
  ['read', { read: true }],
  ['unread', { read: false }],
  ['deactivate', { active: false }],
  ['activate', { active: true }],
  ['delete', { id: expect.any(Number) }],
  ['restore', { deleted_at: null }],
] as const;

describe('the calls of warnings [specification 7]', () => {
  test('POST /user-warnings retrieves them, also with an empty body', async ({ ctx }) => {
    const { own, warning } = await makeMessage(ctx);
    expect(await send(own, ['POST', '/user-warnings'])).toEqual({
      status: 200,
      body: { status: 'success', results: [warning], total: 1 },
    });
    const filter = { user_id: warning.user_id, type: 'important', read: false, active: true, deleted: false };
    const { body } = await send(own, ['POST', '/user-warnings', { filter, fields: ['id', 'title'] }]);
    expect(body.results).toEqual([{ id: warning.id, title: warning.title }]);
    const none = await send(own, ['POST', '/user-warnings', { filter: { type: ['alert', 'informative'] } }]);
    expect(none.body).toEqual({ status: 'success', results: [], total: 0 });
  });

  test('POST /user-warnings/counters answers data[0].unread', async ({ ctx }) => {
    const { user, own } = await makeMessage(ctx);
    const filter = { user_id: user.id, display_in_frontoffice: true };
    expect(await send(own, ['POST', '/user-warnings/counters', { data: { filter } }])).toEqual({
      status: 200,
      body: { status: 'success', data: [{ unread: 1, read: 0, inactive: 0, deleted: 0, total: 1 }] },
    });
    const hidden = { data: { filter: { ...filter, display_in_frontoffice: false } } };
    expect((await send(own, ['POST', '/user-warnings/counters', hidden])).body.data[0].unread).toBe(0);
  });

  test('PUT /user-warnings/read, unread, deactivate, activate, delete and restore move them', async ({ ctx }) => {
    const { own, warning } = await makeMessage(ctx);
    for (const [move, changed] of movesOfWarnings) {
      const moved = await send(own, ['PUT', `/user-warnings/${move}`, { data: [{ id: warning.id }] }]);
      expect([move, moved]).toEqual([move, { status: 200, body: { status: 'success', data: [expect.anything()] } }]);
      expect(moved.body.data[0]).toMatchObject({ id: warning.id, ...changed });
    }
  });

  test('PUT /user-warnings/hard-delete needs the claim, and a warning in the bin', async ({ ctx }) => {
    const { own, warning } = await makeMessage(ctx);
    const call: Sent = ['PUT', '/user-warnings/hard-delete', { data: [{ id: warning.id }] }];
    expect((await send(own, call)).body.errors[0].code).toBe('not_allowed');
    const administrator = await asA(ctx, 'administrator');
    expect((await send(administrator, call)).body.errors[0].code).toBe('invalid_transition');
    await send(own, ['PUT', '/user-warnings/delete', { data: [{ id: warning.id }] }]);
    expect((await send(administrator, call)).body.data[0].id).toBe(warning.id);
    expect((await send(administrator, call)).body.errors[0].code).toBe('not_found');
  });

  test('warnings in the bin are listed only there, and only restored or deleted', async ({ ctx }) => {
    const { own, warning } = await makeMessage(ctx);
    await send(own, ['PUT', '/user-warnings/delete', { data: [{ id: warning.id }] }]);
    expect((await send(own, ['POST', '/user-warnings'])).body.total).toBe(0);
    expect((await send(own, ['POST', '/user-warnings', { filter: { deleted: true } }])).body.total).toBe(1);
    expect((await send(own, ['POST', '/user-warnings/counters'])).body.data[0]).toMatchObject({
      unread: 0,
      deleted: 1,
    });
    const read = await send(own, ['PUT', '/user-warnings/read', { data: [{ id: warning.id }] }]);
    expect(read.body.errors[0].code).toBe('invalid_transition');
  });
});

describe('the calls of notifications [specification 7]', () => {
  test('POST /notifications: the total of the enabled and unread of the person is the badge', async ({ ctx }) => {
    const { user, own, notification } = await makeMessage(ctx);
    const filter = { enabled: true, read: false, recipient_id: user.person_id };
    const answer = await send(own, ['POST', '/notifications', { filter, page: { number: 1, size: 1 } }]);
    expect(answer).toEqual({ status: 200, body: { status: 'success', results: [notification], total: 1 } });
    await send(own, ['PUT', '/notifications', { data: [{ id: notification.id, read: true }] }]);
    expect((await send(own, ['POST', '/notifications', { filter }])).body.total).toBe(0);
  });

  test('POST /notifications/counters counts them', async ({ ctx }) => {
    const { user, own } = await makeMessage(ctx);
    const counted = await send(own, [
      'POST',
      '/notifications/counters',
      { data: { filter: { recipient_id: user.person_id } } },
    ]);
    expect(counted.body.data).toEqual([{ unread: 1, read: 0, disabled: 0, deleted: 0, total: 1 }]);
  });

  test('PUT /notifications marks as read, unread, enabled and disabled independently', async ({ ctx }) => {
    const { own, notification, user } = await makeMessage(ctx);
    const { notification: second } = await makeMessage(ctx, { user });
    const { id } = notification;
    const changes = [
      { id, read: true },
      { id: second.id, enabled: false },
    ];
    const { body } = await send(own, ['PUT', '/notifications', { data: changes }]);
    expect(body.data).toMatchObject([
      { id, read: true, enabled: true },
      { id: second.id, read: false, enabled: false },
    ]);
    const back = await send(own, ['PUT', '/notifications', { data: [{ id, read: false }] }]);
    expect(back.body.data[0]).toMatchObject({ id, read: false, read_at: null, enabled: true });
    expect((await send(own, ['POST', '/notifications/counters'])).body.data[0]).toMatchObject({
      unread: 1,
      disabled: 1,
    });
  });

  test('PUT /notifications/delete moves them to the bin, and restore takes them out', async ({ ctx }) => {
    const { own, notification } = await makeMessage(ctx);
    const data = [{ id: notification.id }];
    expect((await send(own, ['PUT', '/notifications/delete', { data }])).body.data[0].deleted_at).not.toBeNull();
    expect((await send(own, ['POST', '/notifications'])).body.total).toBe(0);
    const read = await send(own, ['PUT', '/notifications', { data: [{ id: notification.id, read: true }] }]);
    expect(read.body.errors[0].code).toBe('invalid_transition');
    expect((await send(own, ['PUT', '/notifications/restore', { data }])).body.data[0].deleted_at).toBeNull();
  });
});

describe('the calls of the configuration [specification 7]', () => {
  test('POST /usersnotificationconfigurations retrieves a line per kind, all of them at once', async ({ ctx }) => {
    const own = await asA(ctx, 'student');
    const { body } = await send(own, ['POST', '/usersnotificationconfigurations']);
    expect(body.total).toBe(body.results.length);
    expect(body.total).toBeGreaterThan(18);
    expect(body.results.map(({ kind }: { kind: string }) => kind)).not.toContain('proof_to_review');
    expect(body.results.find(({ kind }: { kind: string }) => kind === 'order_paid')).toEqual({
      user_id: own.actor.kind === 'user' && own.actor.userId,
      kind: 'order_paid',
      topic: 'orders',
      name: 'Pagamento confirmado',
      in_app: true,
      email: true,
      in_app_fixed: false,
      email_fixed: true,
      fixed_reason: 'contract',
      fixed_because: 'É o registo do que comprou, por isso o correio não pode ser desligado.',
    });
  });

  test('PUT the same updates it', async ({ ctx }) => {
    const own = await asA(ctx, 'student');
    const data = [{ kind: 'enrollment_opened', email: false }];
    const { body } = await send(own, ['PUT', '/usersnotificationconfigurations', { data }]);
    expect(body.data).toMatchObject([{ kind: 'enrollment_opened', in_app: true, email: false }]);
    const filter = { kind: 'enrollment_opened' };
    const stored = await send(own, ['POST', '/usersnotificationconfigurations', { filter }]);
    expect(stored.body.results).toMatchObject([
      { in_app: true, email: false, email_fixed: false, fixed_because: null },
    ]);
    const back = [{ kind: 'enrollment_opened', email: true, in_app: false }];
    const put = await send(own, ['PUT', '/usersnotificationconfigurations', { data: back }]);
    expect(put.body.data).toMatchObject([{ in_app: false, email: true }]);
  });

  test('security messages and records stay on, and a refused list changes nothing', async ({ ctx }) => {
    const own = await asA(ctx, 'student');
    const data = [
      { kind: 'enrollment_opened', email: false },
      { kind: 'password_changed', email: false },
    ];
    const refused = await send(own, ['PUT', '/usersnotificationconfigurations', { data }]);
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'channel_fixed', field: 'password_changed' }] },
    });
    const stored = await send(own, [
      'POST',
      '/usersnotificationconfigurations',
      { filter: { kind: 'enrollment_opened' } },
    ]);
    expect(stored.body.results[0].email).toBe(true);
  });

  test('changes need users.edit, as the page does', async ({ ctx }) => {
    const own: Ctx = { ...ctx, actor: { ...signedIn(await asA(ctx, 'student')), claims: [] } };
    const data = [{ kind: 'enrollment_opened', email: false }];
    expect((await send(own, ['PUT', '/usersnotificationconfigurations', { data }])).status).toBe(403);
  });

  test('users who review payments see the kinds for reviewers', async ({ ctx }) => {
    const own = await asA(ctx, 'administrator');
    const { body } = await send(own, ['POST', '/usersnotificationconfigurations']);
    expect(body.results).toContainEqual(expect.objectContaining({ kind: 'proof_to_review', topic: 'team' }));
  });
});

function callsOn({ user, warning, notification }: MadeMessage): Sent[] {
  return [
    ...['read', 'unread', 'activate', 'deactivate', 'delete', 'restore'].map((move): Sent => [
      'PUT',
      `/user-warnings/${move}`,
      { data: [{ id: warning.id }] },
    ]),
    ['PUT', '/notifications', { data: [{ id: notification.id, read: true }] }],
    ['PUT', '/notifications/delete', { data: [{ id: notification.id }] }],
    ['PUT', '/notifications/restore', { data: [{ id: notification.id }] }],
    ['POST', '/user-warnings', { filter: { user_id: user.id } }],
    ['POST', '/user-warnings', { filter: { id: warning.id } }],
    ['POST', '/notifications', { filter: { recipient_id: user.person_id } }],
    ['POST', '/notifications', { filter: { id: notification.id } }],
    ['POST', '/usersnotificationconfigurations', { filter: { user_id: user.id } }],
  ];
}

describe("another user's messages", () => {
  test('are not found by any call', async ({ ctx }) => {
    const made = await makeMessage(ctx);
    const stranger = await asA(ctx, 'trainer');
    for (const call of callsOn(made)) {
      const { status, body } = await send(stranger, call);
      const isHidden = call[0] === 'PUT' ? status === 404 : body.total === 0;
      expect([call[1], isHidden]).toEqual([call[1], true]);
    }
    const theirs = { data: { filter: { user_id: made.user.id } } };
    expect((await send(stranger, ['POST', '/user-warnings/counters', theirs])).body.data[0].total).toBe(0);
    const persons = { data: { filter: { recipient_id: made.user.person_id } } };
    expect((await send(stranger, ['POST', '/notifications/counters', persons])).body.data[0].total).toBe(0);
  });

  test('are not changed when one of a list belongs to another user', async ({ ctx }) => {
    const mine = await makeMessage(ctx);
    const theirs = await makeMessage(ctx);
    const data = [{ id: mine.warning.id }, { id: theirs.warning.id }];
    expect((await send(mine.own, ['PUT', '/user-warnings/read', { data }])).status).toBe(404);
    expect((await send(mine.own, ['POST', '/user-warnings/counters'])).body.data[0].unread).toBe(1);
  });

  test('can be seen and moved with the claim messages.edit', async ({ ctx }) => {
    const made = await makeMessage(ctx);
    const administrator = await asA(ctx, 'administrator');
    for (const call of callsOn(made).slice(0, -1)) expect((await send(administrator, call)).status).toBe(200);
  });
});

describe('a retrieval of messages', () => {
  test('takes one query, also for a badge', async ({ ctx, queries }) => {
    const { own, user } = await makeMessage(ctx);
    for (let more = 0; more < 3; more += 1) await makeMessage(ctx, { user });
    const calls: Sent[] = [
      ['POST', '/user-warnings', { page: { number: 1, size: 2 } }],
      ['POST', '/user-warnings/counters', { data: { filter: { user_id: user.id, display_in_frontoffice: true } } }],
      ['POST', '/notifications', { filter: { enabled: true, read: false }, page: { number: 1, size: 1 } }],
      ['POST', '/notifications/counters'],
      ['POST', '/usersnotificationconfigurations'],
    ];
    for (const call of calls) {
      queries.length = 0;
      const { body } = await send(own, call);
      expect([call[1], queries.length]).toEqual([call[1], 1]);
      expect(body.total ?? body.data[0].total).toBeGreaterThan(3);
    }
  });

  test('has the total also after its last page', async ({ ctx }) => {
    const { own } = await makeMessage(ctx);
    const page = { number: 9, size: 20 };
    expect((await send(own, ['POST', '/notifications', { page }])).body).toMatchObject({ results: [], total: 1 });
    expect((await send(own, ['POST', '/user-warnings', { page }])).body).toMatchObject({ results: [], total: 1 });
  });

  test('is sorted by age, newest first, or as requested', async ({ ctx }) => {
    const { own, user, notification: first } = await makeMessage(ctx);
    const { notification: second } = await makeMessage(ctx, { user });
    const idsOf = async (body: object) =>
      (await send(own, ['POST', '/notifications', body])).body.results.map(({ id }: { id: number }) => id);
    expect(await idsOf({})).toEqual([second.id, first.id]);
    expect(await idsOf({ sort: [{ field: 'id', order: 'asc' }] })).toEqual([first.id, second.id]);
  });
});
