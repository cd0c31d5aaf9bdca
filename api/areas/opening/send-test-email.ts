import { readUser } from '#api/people/identity/index.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { textsFor } from '#api/shared/texts.ts';

const mostPerHour = 10;
const hourSeconds = 3_600;

export async function sendTestEmail(ctx: Ctx): Promise<{ to: string }> {
  requireClaim(ctx, 'settings.edit');
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `test-email ${userId}`, { most: mostPerHour, withinSeconds: hourSeconds });
  return inTransaction(ctx, async (tx) => {
    const { username } = await readUser(tx, userId);
    const t = textsFor(tx.locale);
    await writeMail(tx, {
      to: username,
      locale: tx.locale,
      subject: t('opening.test_subject'),
      text: t('opening.test_text', { url: tx.config.publicUrl }),
    });
    return { to: username };
  });
}
