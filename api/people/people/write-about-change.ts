import { findByUsername, findStoredUser, type StoredUser, wordAccountEmail } from '#api/people/identity/index.ts';
import { createHash } from 'node:crypto';
import { defaultLocale } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dropTokens, issueToken } from '#api/shared/secrets/one-time-tokens.ts';
import { isWithinRate } from '#api/shared/http/rate-limit.ts';
import { languageOf } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findAddressChange } from './address-change-store.ts';

const confirmMinutes = 24 * 60;

/** Sends a link to the new address, or a notice to its owner if it has an account. */
export function writeAboutChange(ctx: Ctx, changeId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const change = await findAddressChange(tx, changeId);
    const user = change && (await findStoredUser(tx, change.user_id));
    if (!user || !(await mayWrite(tx, change.username))) return;
    const owner = await findByUsername(tx, change.username);
    if (owner) return write(tx, owner, { about: 'username_wanted', url: `${tx.config.publicUrl}/login` });
    // If the event arrives twice, only one link works.
    await dropTokens(tx, 'change_email', changeId);
    const token = await issueToken(tx, { purpose: 'change_email', subjectId: changeId, minutes: confirmMinutes });
    const to = { username: change.username, locale: user.locale };
    await write(tx, to, { about: 'confirm_username', url: linkWith(tx, token, to.locale) });
  });
}

/** Counted per address, regardless of who asks. */
function mayWrite(ctx: Ctx, username: string): Promise<boolean> {
  const hash = createHash('sha256').update(username).digest('base64url');
  return isWithinRate(ctx, `letter change_email ${hash}`, { most: 5, withinSeconds: 3_600 });
}

function linkWith(ctx: Ctx, token: string, locale: StoredUser['locale']): string {
  const lang = languageOf(locale) === languageOf(defaultLocale) ? '' : `&lang=${locale}`;
  return `${ctx.config.publicUrl}/profile/my-account?confirm=${token}${lang}`;
}

type About = { about: 'confirm_username' | 'username_wanted'; url: string };

/** Contains no name: anyone can ask under any name. */
function write(ctx: Ctx, to: Pick<StoredUser, 'username' | 'locale'>, { about, url }: About): Promise<void> {
  return wordAccountEmail(ctx, { to, about, words: { url } });
}
