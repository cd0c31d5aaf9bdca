import { createHash } from 'node:crypto';
import { defaultLocale, textIn, type LocaleKey } from '#contract/basics.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { readUser, userOfAddress, wordAccountEmail } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { hashOfToken, newToken } from '#api/shared/secrets/random-token.ts';
import { isWithinRate } from '#api/shared/http/rate-limit.ts';
import { languageOf } from '#api/shared/texts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { findGift, type GiftRow } from './store/gifts.ts';
import { storeGiftToken } from './store/write-gifts.ts';

/** Writes the email with the link, once for each time that it is sent, in the language of the recipient or of the giver. */
export function writeGiftEmail(ctx: Ctx, orderItemId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const token = newToken();
    const gift = await findGift(tx, orderItemId);
    if (!gift || gift.email === '' || gift.status !== 'sent') return;
    if (!(await storeGiftToken(tx, orderItemId, hashOfToken(token)))) return;
    if (!(await mayWrite(tx, gift.email))) return;
    await write(tx, gift, token);
  });
}

async function write(tx: Ctx, gift: GiftRow, token: string): Promise<void> {
  const giver = await readUser(tx, gift.user_id);
  const locale = (await userOfAddress(tx, gift.email))?.locale ?? giver.locale;
  // An older version stored messages with free courses as well.
  const message = gift.gross_minor > 0 ? gift.message : '';
  const typed = { giver: giver.name, name: gift.name, message };
  const words = {
    named: gift.name === '' ? 'no' : 'yes',
    course: textIn(gift.title, locale),
    written: message === '' ? 'no' : 'yes',
    until: lastDayOf(gift, locale),
    url: linkWith(tx, token, locale),
  };
  await wordAccountEmail(tx, { to: { username: gift.email, locale }, about: 'gift_sent', words, typed });
}

/** Counted per address, also of different givers. */
function mayWrite(ctx: Ctx, email: string): Promise<boolean> {
  const hash = createHash('sha256').update(email).digest('base64url');
  return isWithinRate(ctx, `letter gift ${hash}`, { most: 10, withinSeconds: daySeconds });
}

function lastDayOf({ expires_at }: GiftRow, locale: LocaleKey): string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone: operatorZone });
  return expires_at === null ? '' : format.format(expires_at);
}

function linkWith(ctx: Ctx, token: string, locale: LocaleKey): string {
  const lang = languageOf(locale) === languageOf(defaultLocale) ? '' : `?lang=${locale}`;
  return `${ctx.config.publicUrl}/profile/gifts/${token}${lang}`;
}
