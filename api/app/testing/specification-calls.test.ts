import { describe, expect } from 'vitest';
import { linkTo } from '#api/people/identity/recovery/make.ts';
import { plainPicture } from '#api/platform/files/make.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { byId, newPassword, one, session, specificationRows, success, type As } from './specification-rows.ts';
import { callerOf, test, type AccessMatrix } from './access-matrix/make.ts';

type Answer = { status: string; results?: unknown[]; data?: unknown[]; total?: number };

/** Specification 7: the exact path, method and payload of each row. */
describe('the front office calls', () => {
  test.for(specificationRows)('%s as %s', async ([call, as, payload, answer], { step, accessMatrix }) => {
    const response = await send(step, accessMatrix, { call, as, body: payload(accessMatrix.of) });
    expect(response).toMatchObject({ httpStatus: 200, body: answer });
  });

  test('POST /users/refresh-token, and gets a new pair', async ({ step, accessMatrix }) => {
    const { username, password } = accessMatrix.of;
    const signedIn = await send(step, accessMatrix, {
      call: 'POST /users/authenticate',
      as: 'guest',
      body: { data: [{ username, password }] },
    });
    const { refreshToken } = Object(signedIn.body.data?.[0]);
    const body = { refreshToken };
    const response = await send(step, accessMatrix, { call: 'POST /users/refresh-token', as: 'guest', body });
    expect(response.body).toMatchObject(one(expect.objectContaining(session)));
    expect(Object(response.body.data?.[0]).refreshToken).not.toBe(refreshToken);
  });

  test('PUT /currencies/restore what was deleted', async ({ step, accessMatrix }) => {
    const body = { data: [{ id: 2 }] };
    await send(step, accessMatrix, { call: 'PUT /currencies/delete', as: 'administrator', body });
    const response = await send(step, accessMatrix, { call: 'PUT /currencies/restore', as: 'administrator', body });
    expect(response).toMatchObject({ httpStatus: 200, body: one(expect.objectContaining({ id: 2 })) });
  });

  test.for(['restore', 'hard-delete'])(
    'PUT /user-warnings/%s what was deleted',
    async (verb, { step, accessMatrix }) => {
      const body = byId('warningId')(accessMatrix.of);
      await send(step, accessMatrix, { call: 'PUT /user-warnings/delete', as: 'owner', body });
      const as = verb === 'restore' ? 'owner' : 'administrator';
      const response = await send(step, accessMatrix, { call: `PUT /user-warnings/${verb}`, as, body });
      expect(response).toMatchObject({ httpStatus: 200, body: success });
    },
  );

  test('POST /users/verification-code with the code that was mailed', async ({ step, accessMatrix }) => {
    await writeSetting(asSystem(step), { key: 'multiFactorAuthentication', value: 'true' });
    const { username, password } = accessMatrix.of;
    const signIn = await send(step, accessMatrix, {
      call: 'POST /users/authenticate',
      as: 'guest',
      body: { data: [{ username, password }] },
    });
    expect(signIn.body.status).toBe('verification_required');
    const { challenge_id } = Object(signIn.body.data?.[0]);
    const body = { challenge_id, code: await codeMailedTo(step, username) };
    const response = await send(step, accessMatrix, { call: 'POST /users/verification-code', as: 'guest', body });
    expect(response).toMatchObject({ httpStatus: 200, body: one(expect.objectContaining(session)) });
  });

  test('POST /users/reset with the link that was mailed', async ({ step, accessMatrix }) => {
    const { username } = accessMatrix.of;
    await send(step, accessMatrix, { call: 'POST /users/forgot', as: 'guest', body: { data: [{ username }] } });
    const { token } = await linkTo(step, username);
    const existing = await send(step, accessMatrix, {
      call: 'POST /userspasswordrecoveries',
      as: 'guest',
      body: { filter: { token } },
    });
    expect(existing.body.total).toBe(1);
    const body = { data: [{ token, password: newPassword }] };
    const response = await send(step, accessMatrix, { call: 'POST /users/reset', as: 'guest', body });
    expect(response).toMatchObject({ httpStatus: 200, body: success });
  });

  test('POST /pictures/create, PUT /pictures and GET /pictures/{id}', async ({ step, accessMatrix }) => {
    const picture = new File([new Uint8Array(await plainPicture('blue').png().toBuffer())], 'eu.png');
    const created = await sendForm(step, accessMatrix, { call: 'POST /pictures/create', fields: { file: picture } });
    const { id } = Object(created.data?.[0]);
    const changed = await sendForm(step, accessMatrix, {
      call: 'PUT /pictures',
      fields: { id: String(id), file: picture },
    });
    expect([created, changed]).toMatchObject([one({ id }), one({ id })]);
    const request = callerOf(step, accessMatrix, { method: 'GET', path: `/pictures/${id}` });
    expect(await request('owner', null)).toMatchObject({ status: 200, isJson: false });
    expect((await request('guest', null)).status).toBe(401);
  });
});

type Sent = { call: string; as: As; body: unknown };

async function send(step: Ctx, accessMatrix: AccessMatrix, { call, as, body }: Sent) {
  const [method = '', path = ''] = call.split(' ');
  const json = { 'content-type': 'application/json' };
  const { status, text } = await callerOf(step, accessMatrix, { method, path })(as, JSON.stringify(body) ?? null, json);
  const answered: Answer = JSON.parse(text);
  return { httpStatus: status, body: answered };
}

async function sendForm(
  step: Ctx,
  accessMatrix: AccessMatrix,
  { call, fields }: { call: string; fields: Record<string, string | File> },
) {
  const [method = '', path = ''] = call.split(' ');
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const { text } = await callerOf(step, accessMatrix, { method, path })('owner', form);
  const answered: Answer = JSON.parse(text);
  return answered;
}

async function mailTo(ctx: Ctx, recipient: string): Promise<string> {
  const mail = await ctx.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return mail?.body_text ?? '';
}

async function codeMailedTo(ctx: Ctx, recipient: string): Promise<string> {
  return /\b\d{6}\b/.exec(await mailTo(ctx, recipient))?.[0] ?? '';
}
