import { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '../context.ts';
import { htmlOfMail } from './mail-html.ts';
import { unsealPaths } from '../secrets/sealed-path.ts';
import type { SendMailOptions } from 'nodemailer';

class Unanswered extends Error {}

/** Any error but `Unanswered` means that the mail was not sent. */
async function handOver(smtpUrl: string, mail: SendMailOptions): Promise<void> {
  const { createTransport } = await import('nodemailer');
  let isReading = false;
  const listen = (_entry: unknown, line: unknown) => {
    // 354 [RFC 5321 4.3.2]: from here on the server may hold the whole mail before it answers.
    if (String(line).startsWith('354')) isReading = true;
  };
  try {
    await createTransport({ url: smtpUrl, transactionLog: true, logger: loggerOf(listen) }).sendMail(mail);
  } catch (error) {
    const isAnswered = (error as { responseCode?: number }).responseCode !== undefined;
    if (isReading && !isAnswered) throw new Unanswered(String(error), { cause: error });
    throw error;
  }
}

const silent = () => undefined;

function loggerOf(debug: (entry: unknown, line: unknown) => void) {
  return { level: silent, trace: silent, debug, info: silent, warn: silent, error: silent, fatal: silent };
}

/**
 * Sends a stored email at most once. Without an SMTP server it stays in the database, readable at /dev/mail. A delivery
 * that the server refused is retried. One with an unknown outcome (the process or the connection ended during it) is
 * logged and not retried, since a duplicate cannot be taken back.
 */
export async function sendWrittenMail(ctx: Ctx, mailId: number): Promise<void> {
  if (!ctx.config.smtpUrl) return;
  const mail = await claim(ctx, mailId);
  if (!mail) return;
  try {
    await hand(ctx, ctx.config.smtpUrl, mail);
  } catch (error) {
    if (error instanceof Unanswered) return doubt(mailId, error);
    await mark(ctx, mailId, { sending_at: null });
    throw error;
  }
  await mark(ctx, mailId, { sent_at: ctx.now() });
}

type Stored = {
  id: number;
  recipient: string;
  reply_to: string | null;
  locale: string;
  subject: string;
  body_text: string;
};

/** From here on nobody else sends it, not even after a crash. */
async function claim(ctx: Ctx, mailId: number): Promise<Stored | null> {
  const mail = await ctx.db
    .updateTable('mails')
    .set({ sending_at: ctx.now() })
    .where('id', '=', mailId)
    .where('sending_at', 'is', null)
    .where('sent_at', 'is', null)
    .returning(['id', 'recipient', 'reply_to', 'locale', 'subject', 'body_text'])
    .executeTakeFirst();
  if (mail) return mail;
  const row = await ctx.db.selectFrom('mails').select('sent_at').where('id', '=', mailId).executeTakeFirst();
  if (row && !row.sent_at) doubt(mailId, new Error('An earlier try did not come back.'));
  return null;
}

async function hand({ config }: Ctx, smtpUrl: string, mail: Stored): Promise<void> {
  const { recipient, reply_to, subject } = mail;
  const text = unsealPaths(config, mail.body_text);
  const locale = LocaleKey.catch('pt-PT').parse(mail.locale);
  await handOver(smtpUrl, {
    from: config.mailFrom,
    to: recipient,
    ...(reply_to && { replyTo: reply_to }),
    subject,
    text,
    html: htmlOfMail({ locale, subject, text }, config.publicUrl),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
    // The same for every attempt, so a receiver can drop duplicates.
    messageId: `<mail-${mail.id}@${new URL(config.publicUrl).hostname}>`,
  });
}

function doubt(mailId: number, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  console.error(
    JSON.stringify({ level: 'error', mail: mailId, error: `It may not have been sent, and is not sent again: ${why}` }),
  );
}

async function mark(ctx: Ctx, mailId: number, change: { sent_at: Date } | { sending_at: null }): Promise<void> {
  await ctx.db.updateTable('mails').set(change).where('id', '=', mailId).execute();
}
