import { describe, expect } from 'vitest';
import type { ApiTokenFilter } from '#contract/people/identity/staff/api-tokens.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { identify } from '../identify.ts';
import { after, asA, signInAs, makeUser } from '../make.ts';
import { setUpTotp } from '../factors/make.ts';
import { disableUser } from '../staff/disable-user.ts';
import { takeUserRole } from '../staff/change-user-roles.ts';
import { createApiToken } from './create-api-token.ts';
import { administratorWithFactor, makeApiToken } from './make.ts';
import { retrieveApiTokens } from './retrieve-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';
import { purgeApiTokens } from './store.ts';

async function listed(me: Ctx, filter: ApiTokenFilter = {}) {
  return (await retrieveApiTokens(me, queryOf({ filter }))).results;
}

async function namesOf(me: Ctx, filter: ApiTokenFilter) {
  return (await listed(me, filter)).map(({ name }) => name);
}

describe('a token', () => {
  test('identifies its creator with its claims alone, in one query and once a minute two', async ({ ctx, queries }) => {
    const me = await administratorWithFactor(ctx);
    const { token, id } = await makeApiToken(me, ['orders.read', 'news.edit', 'orders.read']);
    const { userId, personId } = signedIn(me);
    queries.length = 0;
    expect(await identify(ctx, token)).toEqual({
      kind: 'user',
      userId,
      personId,
      sessionId: 0,
      roles: ['administrator'],
      claims: ['news.edit', 'orders.read'],
      token: { id, name: 'Contabilidade' },
    });
    expect(queries).toHaveLength(2);
    await identify(after(ctx, { seconds: 59 }), token);
    expect(queries).toHaveLength(3);
    const later = after({ ...ctx, client: { address: '105.168.4.0', agent: '' } }, { seconds: 60 });
    await identify(later, token);
    expect(queries).toHaveLength(5);
    expect(await listed(me)).toMatchObject([
      { last_used_at: later.now().toISOString(), last_used_address: '105.168.4.0' },
    ]);
  });

  test('has 256 bits behind its mark, and only its hash is stored', async ({ ctx }) => {
    const { token } = await makeApiToken(await administratorWithFactor(ctx), ['orders.read']);
    const [, bits = ''] = /^mst_(.+)$/.exec(token) ?? [];
    expect(Buffer.from(bits, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(await ctx.db.selectFrom('api_tokens').selectAll().execute())).not.toContain(bits);
  });

  test('loses what its creator loses, and stops with the account', async ({ ctx }) => {
    const creator = await makeUser(ctx, { roles: ['administrator', 'trainer'] });
    const me = await signInAs(ctx, creator);
    await setUpTotp(me);
    const { token } = await makeApiToken(me, ['orders.read', 'forms.read']);
    const boss = await asA(ctx, 'administrator');
    await takeUserRole(boss, { id: creator.id, role: 'administrator' });
    expect(await identify(ctx, token)).toMatchObject({ claims: ['forms.read'] });
    await ctx.db.deleteFrom('totp_secrets').where('user_id', '=', creator.id).execute();
    expect(await identify(ctx, token)).toMatchObject({ claims: [] });
    await disableUser(boss, { id: creator.id, reason: 'Saiu da equipa.' });
    await expect(identify(ctx, token)).rejects.toMatchObject({ code: 'token_not_valid', status: 401 });
  });

  test('works until the end of its last day in Luanda', async ({ ctx }) => {
    const { token, expires_at } = await makeApiToken(await administratorWithFactor(ctx), ['orders.read']);
    expect(expires_at).toBe('2026-12-31T23:00:00.000Z');
    const at = (moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) });
    expect(await identify(at('2026-12-31T22:59:59Z'), token)).toBeDefined();
    await expect(identify(at('2026-12-31T23:00:00Z'), token)).rejects.toThrow('token_not_valid');
  });

  test('stops when it is revoked, by anyone who manages tokens, and stays so', async ({ ctx }) => {
    const me = await administratorWithFactor(ctx);
    const { id, token } = await makeApiToken(me, ['orders.read']);
    const other = await asA(ctx, 'administrator');
    expect(await revokeApiToken(other, { id })).toMatchObject({
      state: 'revoked',
      revoked_at: ctx.now().toISOString(),
    });
    await expect(identify(ctx, token)).rejects.toThrow('token_not_valid');
    expect((await revokeApiToken(after(me, { minutes: 5 }), { id })).revoked_at).toBe(ctx.now().toISOString());
    await expect(revokeApiToken(me, { id: 987_654 })).rejects.toThrow('not_found');
  });

  test('is none that was invented', async ({ ctx }) => {
    for (const bearer of ['mst_', `mst_${'A'.repeat(43)}`]) {
      await expect(identify(ctx, bearer)).rejects.toThrow('token_not_valid');
    }
  });
});

describe('a new token', () => {
  test('may do no more than its creator, for a year at most', async ({ ctx }) => {
    const me = await administratorWithFactor(ctx);
    const actor = signedIn(me);
    const clerk: Ctx = { ...me, actor: { ...actor, claims: ['tokens.manage', 'orders.read'] } };
    await expect(makeApiToken(clerk, ['orders.read', 'orders.edit'])).rejects.toThrow('token_exceeds_claims');
    expect((await makeApiToken(clerk, ['orders.read'])).claims).toEqual(['orders.read']);
    const until = (expires_on: string) => createApiToken(me, { name: expires_on, claims: ['orders.read'], expires_on });
    await expect(until('2026-11-20')).rejects.toThrow('token_expiry_invalid');
    await expect(until('2027-11-22')).rejects.toThrow('token_expiry_invalid');
    expect((await until('2027-11-21')).state).toBe('active');
  });

  test('has a name that no other has until it is revoked', async ({ ctx }) => {
    const me = await administratorWithFactor(ctx);
    const { id } = await makeApiToken(me, ['orders.read'], 'ERP');
    await expect(makeApiToken(me, ['orders.read'], 'erp')).rejects.toThrow('token_name_taken');
    await revokeApiToken(me, { id });
    expect((await makeApiToken(me, ['orders.read'], 'erp')).name).toBe('erp');
  });

  test('needs the claim and a fresh sign-in, which no token has', async ({ ctx }) => {
    const me = await administratorWithFactor(ctx);
    await expect(makeApiToken(await asA(ctx, 'trainer'), ['orders.read'])).rejects.toThrow('not_allowed');
    await expect(makeApiToken(ctx, ['orders.read'])).rejects.toThrow('not_signed_in');
    await expect(makeApiToken(after(me, { minutes: 11 }), ['orders.read'])).rejects.toThrow(
      'reauthentication_required',
    );
    const { token } = await makeApiToken(me, ['tokens.manage', 'orders.read']);
    const program: Ctx = { ...ctx, actor: await identify(ctx, token) };
    await expect(makeApiToken(program, ['orders.read'], 'Outro')).rejects.toThrow('token_not_accepted');
  });
});

describe('the list of tokens', () => {
  test('is found by state and name in one query, and needs the claim', async ({ ctx, queries }) => {
    const me = await administratorWithFactor(ctx);
    const early = after(me, { days: -40 });
    await createApiToken(
      { ...early, actor: me.actor },
      { name: 'Velho', claims: ['news.edit'], expires_on: '2026-10-31' },
    );
    const { id } = await makeApiToken(me, ['orders.read'], 'Contabilidade');
    await makeApiToken(me, ['users.read'], 'Recursos humanos');
    await revokeApiToken(me, { id });
    queries.length = 0;
    expect(await listed(me)).toHaveLength(3);
    expect(queries).toHaveLength(1);
    expect(await namesOf(me, { state: 'active' })).toEqual(['Recursos humanos']);
    expect(await namesOf(me, { state: 'expired' })).toEqual(['Velho']);
    expect(await namesOf(me, { state: 'revoked' })).toEqual(['Contabilidade']);
    expect(await namesOf(me, { search: 'humanós' })).toEqual(['Recursos humanos']);
    await expect(listed(await asA(ctx, 'trainer'))).rejects.toThrow('not_allowed');
  });

  test('drops what ended a year ago', async ({ ctx }) => {
    const me = await administratorWithFactor(ctx);
    await makeApiToken(me, ['orders.read']);
    await purgeApiTokens(after(ctx, { days: 400 }));
    expect(await listed(me)).toHaveLength(1);
    await purgeApiTokens(after(ctx, { days: 406 }));
    expect(await listed(me)).toEqual([]);
  });
});
