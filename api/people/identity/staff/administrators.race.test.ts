import { randomInt, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { acceptUserInvitation } from '../invitations/accept-invitation.ts';
import { linkForFirstAdministrator } from '../invitations/operate.ts';
import { asA, asSystem, goodPassword } from '../make.ts';
import { usersInRole } from '../store.ts';
import { takeRole } from '../take-role.ts';
import { takeUserRole } from './change-user-roles.ts';
import { disableUser } from './disable-user.ts';
import { saveDisabled } from './store.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

type Act = (me: Ctx, id: number) => Promise<unknown>;

const take: Act = (me, id) => takeUserRole(me, { id, role: 'administrator' });
const disable: Act = (me, id) => disableUser(me, { id, reason: 'Saiu.' });

describe.skipIf(!onPostgres)('at once', () => {
  test.for([
    ['take the role from each other', take, take],
    ['disable each other', disable, disable],
    ['take the role and disable', take, disable],
  ] as const)('two administrators %s, and one remains', async ([, one, other], { database }) => {
    const ctx = await withoutAdministrators(database.db);
    const [ana, rui] = [await asA(ctx, 'administrator'), await asA(ctx, 'administrator')];
    const outcomes = await Promise.allSettled([one(ana, signedIn(rui).userId), other(rui, signedIn(ana).userId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'last_administrator' },
    });
    expect(await active(ctx)).toHaveLength(1);
  });

  test('two links of the log make one administrator', async ({ database }) => {
    const ctx = await withoutAdministrators(database.db);
    const links = [await linkForFirstAdministrator(ctx), await linkForFirstAdministrator(ctx)];
    const outcomes = await Promise.allSettled(
      links.map((link) =>
        acceptUserInvitation(ctx, {
          token: link?.split('/').at(-1) ?? '',
          username: `${randomUUID()}@exemplo.ao`,
          first_name: 'Ana',
          last_name: 'Reis',
          password: goodPassword,
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await active(ctx)).toHaveLength(1);
  });
});

async function active(ctx: Ctx): Promise<number[]> {
  const users = await usersInRole(ctx, 'administrator');
  return users.filter(({ deleted_at, disabled_at }) => !deleted_at && !disabled_at).map(({ id }) => id);
}

/** Of other tests on this database. */
async function withoutAdministrators(db: Ctx['db']): Promise<Ctx> {
  const ctx = makeCtx({ db, folder: tmpdir() });
  const [last, ...others] = await active(ctx);
  for (const userId of others) await takeRole(asSystem(ctx), { userId, role: 'administrator' });
  if (last !== undefined) await saveDisabled(ctx, last, true);
  return { ...ctx, client: { ...ctx.client, address: `10.${randomInt(256)}.${randomInt(256)}.2` } };
}
