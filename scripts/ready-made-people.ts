import { randomUUID } from 'node:crypto';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { userOfAddress } from '#api/people/identity/index.ts';
import { hashPassword, makeAccount, makeSession, renewSession } from '#api/people/identity/make.ts';
import { offeredLocaleId } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

export type ReadyMade = {
  firstName: string;
  lastName: string;
  username: string;
  password: string;
  id: number;
  personId: number;
  /** Of a session that nobody has used yet. */
  refreshToken: string;
};

/**
 * Somebody else refreshed the session a minute ago and has the `successor` of the token; each run of that journey uses
 * one up.
 */
export type Robbed = ReadyMade & { successor: string };

const password = 'uma frase curta serve bem';
const [firstName, lastName] = ['Marlene', 'Capita'];
const hourMs = 3_600_000;

export function makePeople(ctx: Ctx, counts: { ready: number; client: number; robbed: number }) {
  return inTransaction(ctx, async (tx) => {
    const password_hash = await hashPassword(password);
    const locale_id = await offeredLocaleId(tx, { key: tx.locale });
    const make = (role: Shared['role'] = 'student') => makePerson(tx, { password_hash, locale_id, role });
    const ready: ReadyMade[] = [];
    for (let made = 0; made < counts.ready; made += 1) ready.push(await make());
    const client: ReadyMade[] = [];
    for (let made = 0; made < counts.client; made += 1) client.push(await make('client'));
    const robbed: Robbed[] = [];
    for (let made = 0; made < counts.robbed; made += 1) robbed.push(await rob(tx, await make()));
    return { ready, client, robbed };
  });
}

type Shared = { password_hash: string; locale_id: number | null; role: 'client' | 'student' };

async function makePerson(ctx: Ctx, shared: Shared): Promise<ReadyMade> {
  const username = `${randomUUID()}@exemplo.ao`;
  const name = { first_name: firstName, last_name: lastName };
  const terms = { terms_version: firstLegalCode, wants_news: false, created_at: ctx.now() };
  await makeAccount(ctx, { ...shared, ...name, ...terms, username, currency_id: null, cart: '[]' });
  const user = await userOfAddress(ctx, username);
  if (!user) throw new Error(`${username} did not get an account.`);
  // A sign-in counts as recent for ten minutes, and the journeys may take longer.
  const { refreshToken } = await makeSession(later(ctx, hourMs), user.id);
  // The recorded device is the server's own; with it, the first device of a journey would be reported as new.
  await ctx.db.deleteFrom('known_devices').where('user_id', '=', user.id).execute();
  return { firstName, lastName, username, password, id: user.id, personId: user.person_id, refreshToken };
}

async function rob(ctx: Ctx, person: ReadyMade): Promise<Robbed> {
  const { refreshToken: successor } = await renewSession(later(ctx, -60_000), { refreshToken: person.refreshToken });
  return { ...person, successor };
}

function later(ctx: Ctx, ms: number): Ctx {
  const moment = new Date(ctx.now().getTime() + ms);
  return { ...ctx, now: () => moment };
}
