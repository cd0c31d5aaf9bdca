import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { goodPassword, makeUser } from '#api/people/identity/make.ts';
import { forgotPassword } from './request-email.ts';
import { confirmEmail } from './confirm-email.ts';
import { linkTo, signUpAs } from './make.ts';
import { resetPassword } from './reset-password.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

describe.skipIf(!onPostgres)('a link that is used several times at once', () => {
  test('opens one account', async ({ database }) => {
    const { ctx, username } = newUser(database.db);
    const { token } = await signUpAs(ctx, username);
    const outcomes = await outcomesOf(4, () => confirmEmail(ctx, { token, password: goodPassword }));
    expect(outcomes).toEqual(['done', 'link_not_valid', 'link_not_valid', 'link_not_valid']);
    expect(await ctx.db.selectFrom('users').select('id').where('username', '=', username).execute()).toHaveLength(1);
  });

  test('changes the password once', async ({ database }) => {
    const { ctx, username } = newUser(database.db);
    await makeUser(ctx, { username });
    await forgotPassword(ctx, { username });
    const { token } = await linkTo(ctx, username);
    const outcomes = await outcomesOf(4, (nth) => resetPassword(ctx, { token, password: `${nth} gatos no telhado` }));
    expect(outcomes).toEqual(['done', 'link_not_valid', 'link_not_valid', 'link_not_valid']);
  });
});

test.skipIf(!onPostgres)('concurrent sign-ups with one address leave one sign-up', async ({ database }) => {
  const { ctx, username } = newUser(database.db);
  await Promise.all(Array.from({ length: 6 }, () => signUpAs(ctx, username)));
  expect(await ctx.db.selectFrom('sign_ups').select('id').where('username', '=', username).execute()).toHaveLength(1);
});

function newUser(db: Ctx['db']): { ctx: Ctx; username: string } {
  return { ctx: makeCtx({ db, folder: tmpdir() }), username: `${randomUUID()}@exemplo.ao` };
}

async function outcomesOf(times: number, run: (nth: number) => Promise<unknown>): Promise<string[]> {
  const all = await Promise.allSettled(Array.from({ length: times }, (_, nth) => run(nth)));
  return all.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code))).toSorted();
}
