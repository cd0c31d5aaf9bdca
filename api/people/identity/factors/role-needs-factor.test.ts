import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { identify } from '../identify.ts';
import { asSystem, enter, goodPassword, makeUser, signInAs } from '../make.ts';
import { retrieveClaims } from '../retrieve-claims.ts';
import { setUpPasskey, setUpTotp } from './make.ts';
import { retrieveFactors } from './retrieve-factors.ts';
import type { UserRole } from '#contract/people/identity/values.ts';

async function start(ctx: Ctx, roles: UserRole[]) {
  const user = await makeUser(ctx, { password: goodPassword, roles });
  const { token } = await enter(ctx, { username: user.username, password: goodPassword });
  const actorNow = () => identify(ctx, token);
  return { me: await signInAs(ctx, user), actorNow };
}

describe('a role that requires a second factor', () => {
  test('grants only the rights of a student until there is one', async ({ ctx }) => {
    const { me, actorNow } = await start(ctx, ['administrator', 'client']);
    expect(await actorNow()).toMatchObject({ roles: ['client', 'administrator'], claims: ['users.edit'] });
    expect(await retrieveFactors(me)).toMatchObject({ is_lacking: true });
    await setUpTotp(me);
    expect(await actorNow()).toMatchObject({ claims: expect.arrayContaining(['settings.edit', 'users.edit']) });
    expect(await retrieveFactors(me)).toMatchObject({ is_lacking: false });
  });

  test('shows the same rights in the claims of the API', async ({ ctx }) => {
    const { me, actorNow } = await start(ctx, ['administrator']);
    const claims = async () => {
      const query = queryOf({ filter: { role_ids: [3] }, page: { number: 1, size: 100 } });
      const { results } = await retrieveClaims({ ...me, actor: await actorNow() }, query);
      return results.map(({ slug }) => slug);
    };
    expect(await claims()).toEqual(['users.edit']);
    await setUpPasskey(me);
    expect(await claims()).toContain('settings.edit');
  });

  test('is named by the setting; none when the setting is empty', async ({ ctx }) => {
    const trainer = await start(ctx, ['trainer']);
    const student = await start(ctx, ['student']);
    const administrator = await start(ctx, ['administrator']);
    const lacking = async () =>
      Promise.all([trainer, student, administrator].map(async ({ me }) => (await retrieveFactors(me)).is_lacking));
    expect(await lacking()).toEqual([true, false, true]);
    await writeSetting(asSystem(ctx), { key: 'rolesThatNeedSecondFactor', value: ' student , trainer' });
    expect(await lacking()).toEqual([true, true, false]);
    await writeSetting(asSystem(ctx), { key: 'rolesThatNeedSecondFactor', value: '' });
    expect(await lacking()).toEqual([false, false, false]);
    expect(await administrator.actorNow()).toMatchObject({ claims: expect.arrayContaining(['settings.edit']) });
  });
});
