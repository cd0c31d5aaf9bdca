import { randomInt, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { authenticate } from './authenticate.ts';
import { enter, goodPassword, makeUser } from './make.ts';
import { confirmEmail } from './recovery/confirm-email.ts';
import { mailsTo, writeEmails } from './recovery/make.ts';
import { register } from './register.ts';

// One connection cannot race with itself: `npm run test:postgres`.
const onPostgres = Boolean(process.env['TEST_DATABASE_URL']);

const passwords = ['uma janela para o rio', 'o barco passa devagar'];

describe.skipIf(!onPostgres)('at once', () => {
  test('several sign-ins from a new device cause one warning', async ({ database }) => {
    const { ctx, username } = newUser(database.db);
    const { id } = await makeUser(ctx, { username, password: goodPassword });
    const credentials = { username, password: goodPassword };
    await enter(ctx, credentials);
    const elsewhere = { ...ctx, client: { ...ctx.client, agent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/146.0' } };
    const sessions = await Promise.all(times(4, () => enter(elsewhere, credentials)));
    expect(new Set(sessions.map(({ refreshToken }) => refreshToken)).size).toBe(4);
    const events = ctx.db.selectFrom('outbox_events').select('payload').where('kind', '=', 'new_device_signed_in');
    const mine = (await events.execute()).filter(({ payload }) => JSON.stringify(payload).includes(`"user_id":${id},`));
    expect(mine).toHaveLength(1);
  });

  test('right and wrong passwords do not deadlock', async ({ database }) => {
    const { ctx, username } = newUser(database.db);
    await makeUser(ctx, { username, password: goodPassword });
    const outcomes = await outcomesOf(16, (nth) =>
      authenticate(ctx, { username, password: nth % 4 === 0 ? 'wrong' : goodPassword }),
    );
    expect(outcomes.filter((one) => !['done', 'wrong_credentials', 'too_many_requests'].includes(one))).toEqual([]);
  });

  test('two sign-ups with one address get the same answer and one account', async ({ database }) => {
    const { ctx, username } = newUser(database.db);
    const person = { first_name: 'João', last_name: 'Lukamba', role: 'student', wants_news: false } as const;
    const signUp = (password: string) =>
      register(ctx, { ...person, username, password, terms_version: firstLegalCode });
    expect(await Promise.all(passwords.map(signUp))).toEqual([{ username }, { username }]);

    const tokens = await mailedTokens(ctx, username);
    const tries = tokens.flatMap((token) => passwords.map((password) => ({ token, password })));
    const outcomes = await outcomesOf(tries.length, (nth) => confirmEmail(ctx, tries[nth] ?? fail()));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(await ctx.db.selectFrom('users').select('id').where('username', '=', username).execute()).toHaveLength(1);
  });
});

async function mailedTokens(ctx: Ctx, username: string): Promise<string[]> {
  await writeEmails(ctx);
  const mails = await mailsTo(ctx, username);
  return mails.map(({ body_text: text }) => /confirm-email\/([^\s?]+)/.exec(text)?.[1] ?? fail());
}

function fail(): never {
  throw new Error('No link was mailed.');
}

/** At a network address that no other test uses. */
function newUser(db: Ctx['db']): { ctx: Ctx; username: string } {
  const ctx = makeCtx({ db, folder: tmpdir() });
  const address = `10.${randomInt(256)}.${randomInt(256)}.1`;
  return { ctx: { ...ctx, client: { ...ctx.client, address } }, username: `${randomUUID()}@exemplo.ao` };
}

function times<T>(many: number, make: (nth: number) => T): T[] {
  return Array.from({ length: many }, (_, nth) => make(nth));
}

async function outcomesOf(many: number, run: (nth: number) => Promise<unknown>): Promise<string[]> {
  const all = await Promise.allSettled(times(many, run));
  return all.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code)));
}
