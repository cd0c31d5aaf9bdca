import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { authenticate } from '#api/people/identity/authenticate.ts';
import { goodPassword, makeUser } from '#api/people/identity/make.ts';
import { passwordWork } from '#api/people/identity/password-hash.ts';
import { register } from '#api/people/identity/register.ts';
import { forgotPassword, resendConfirmation } from './request-email.ts';

type Watched = { ctx: Ctx; queries: string[] };

/** Counts hashes and SQL statements, since durations vary by machine. */
async function workOf({ queries }: Watched, run: () => Promise<unknown>) {
  const hashes: unknown[] = [];
  const listener = (use: unknown) => void hashes.push(use);
  passwordWork.subscribe(listener);
  queries.length = 0;
  await run();
  passwordWork.unsubscribe(listener);
  return { hashes, sql: [...queries] };
}

const existing = 'ana@exemplo.ao';
const unknown = 'ninguem@exemplo.ao';

const calls: [string, string[], (ctx: Ctx, username: string) => Promise<unknown>][] = [
  [
    'signing up',
    ['hash'],
    (ctx, username) =>
      register(ctx, {
        username,
        password: goodPassword,
        first_name: 'João',
        last_name: 'Lukamba',
        role: 'student',
        terms_version: firstLegalCode,
        wants_news: false,
      }),
  ],
  [
    'signing in with a wrong password',
    ['verify'],
    (ctx, username) => authenticate(ctx, { username, password: 'wrong' }).catch(() => null),
  ],
  ['asking for a new password', [], (ctx, username) => forgotPassword(ctx, { username })],
  ['asking for the confirmation again', [], (ctx, username) => resendConfirmation(ctx, { username })],
];

describe('whether an address has an account', () => {
  test.for(calls)('is not revealed by the work of %s', async ([, expected, call], { ctx, queries }) => {
    await makeUser(ctx, { username: existing, password: goodPassword });
    // The hash for unknown accounts is made once, by the first call.
    await call(ctx, 'outro@exemplo.ao');
    const ofKnown = await workOf({ ctx, queries }, () => call(ctx, existing));
    const ofUnknown = await workOf({ ctx, queries }, () => call(ctx, unknown));
    expect(ofUnknown).toEqual(ofKnown);
    expect(ofKnown.hashes).toEqual(expected);
  });
});
