import { createTransport } from 'nodemailer';
import type { Ctx } from './context.ts';

/** Sends a written mail once. Without an SMTP server it stays in the database, readable at /dev/mail. */
export async function sendWrittenMail(ctx: Ctx, mailId: number): Promise<void> {
  const { smtpUrl, mailFrom } = ctx.config;
  if (!smtpUrl) return;
  const mail = await ctx.db
    .updateTable('mails')
    .set({ sent_at: ctx.now() })
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .returning(['recipient', 'subject', 'body_text'])
    .executeTakeFirst();
  if (!mail) return;
  try {
    await createTransport(smtpUrl).sendMail({
      from: mailFrom,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      messageId: `<mail-${mailId}@${new URL(ctx.config.publicUrl).hostname}>`,
    });
  } catch (error) {
    // Given back, so that the job's next try finds it; the fixed message id lets the receiver drop a double.
    await ctx.db.updateTable('mails').set({ sent_at: null }).where('id', '=', mailId).execute();
    throw error;
  }
}
