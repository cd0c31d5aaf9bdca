import { createHash } from 'node:crypto';
import { defaultLocale } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dropTokens, issueToken } from '#api/shared/one-time-tokens.ts';
import { isWithinRate } from '#api/shared/rate-limit.ts';
import { languageOf } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { findByUsername, findKeptUser, type KeptUser } from '../store.ts';
import { writeLetter } from '../write-letter.ts';
import { findAddressChange } from './user-store.ts';

const confirmMinutes = 24 * 60;

/** Sends the link to the address that was asked for, or tells its owner when it has an account already. */
export function writeAboutChange(ctx: Ctx, changeId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const change = await findAddressChange(inside, changeId);
    const user = change && (await findKeptUser(inside, change.user_id));
    if (!user || !(await mayWrite(inside, change.username))) return;
    const owner = await findByUsername(inside, change.username);
    if (owner) return write(inside, owner, { about: 'username_wanted', url: `${inside.config.publicUrl}/login` });
    // Told twice, there is one link all the same.
    await dropTokens(inside, 'change_email', changeId);
    const token = await issueToken(inside, { purpose: 'change_email', subjectId: changeId, minutes: confirmMinutes });
    const to = { username: change.username, locale: user.locale };
    await write(inside, to, { about: 'confirm_username', url: linkWith(inside, token, to.locale) });
  });
}

/** Whoever asks and wherever from: no address is flooded with letters. */
function mayWrite(ctx: Ctx, username: string): Promise<boolean> {
  const hash = createHash('sha256').update(username).digest('base64url');
  return isWithinRate(ctx, `letter change_email ${hash}`, { most: 5, withinSeconds: 3_600 });
}

function linkWith(ctx: Ctx, token: string, locale: KeptUser['locale']): string {
  const lang = languageOf(locale) === languageOf(defaultLocale) ? '' : `&lang=${locale}`;
  return `${ctx.config.publicUrl}/profile/my-account?confirm=${token}${lang}`;
}

type About = { about: 'confirm_username' | 'username_wanted'; url: string };

/** No name stands in it: whoever asked may be called anything. */
function write(ctx: Ctx, to: Pick<KeptUser, 'username' | 'locale'>, { about, url }: About): Promise<void> {
  return writeLetter(ctx, { to, about, words: { url } });
}
