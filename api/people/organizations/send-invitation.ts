import { createHash } from 'node:crypto';
import { defaultLocale, type LocaleKey } from '#contract/basics.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { userOfAddress, wordAccountEmail } from '#api/people/identity/index.ts';
import { inform } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { hashOfToken, newToken } from '#api/shared/secrets/random-token.ts';
import { isWithinRate } from '#api/shared/http/rate-limit.ts';
import { languageOf } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { affiliationSubject } from './message-facts.ts';
import type { AffiliationRow } from './store/affiliation-row.ts';
import { affiliationById } from './store/find-affiliations.ts';
import { storeToken } from './store/write-affiliations.ts';

/** Writes the email with the link, once for each time that it is sent, and a message to who has an account. */
export function sendInvitation(ctx: Ctx, affiliationId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const token = newToken();
    const row = await affiliationById(tx, affiliationId);
    if (!row || !(await storeToken(tx, affiliationId, hashOfToken(token)))) return;
    const user = await userOfAddress(tx, row.email);
    if (user) await notifyInvited(tx, user.id, row);
    if (!(await mayWrite(tx, row.email))) return;
    const locale = user?.locale ?? defaultLocale;
    const typed = { organization: row.organization_name };
    const words = {
      role: row.role,
      until: lastDayOf(row, locale),
      url: linkWith(tx, token, locale),
    };
    await wordAccountEmail(tx, { to: { username: row.email, locale }, about: 'affiliation_invited', words, typed });
  });
}

/** Counted per address, whichever organizations invite it. */
function mayWrite(ctx: Ctx, email: string): Promise<boolean> {
  const hash = createHash('sha256').update(email).digest('base64url');
  return isWithinRate(ctx, `letter affiliation ${hash}`, { most: 10, withinSeconds: daySeconds });
}

function lastDayOf({ expires_at }: AffiliationRow, locale: LocaleKey): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: operatorZone });
  return expires_at === null ? '' : format.format(expires_at);
}

function linkWith(ctx: Ctx, token: string, locale: LocaleKey): string {
  const lang = languageOf(locale) === languageOf(defaultLocale) ? '' : `?lang=${locale}`;
  return `${ctx.config.publicUrl}/profile/my-affiliations/${token}${lang}`;
}

async function notifyInvited(tx: Ctx, user_id: number, row: AffiliationRow): Promise<void> {
  await inform(tx, {
    user_id,
    kind: 'affiliation_invited',
    subject: `${affiliationSubject(row.id)} ${row.invited_at?.toISOString() ?? ''}`,
    facts: { organization: row.organization_name },
    link: '/profile/my-affiliations',
    // The invitation itself is the email.
    mails: false,
  });
}
