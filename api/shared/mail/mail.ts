import { sql, type RawBuilder } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '../context.ts';
import { emitting } from '../events/events.ts';

export type Mail = {
  to: string;
  locale: LocaleKey;
  subject: string;
  /** Plain text with blank lines between paragraphs. */
  text: string;
  replyTo?: string;
};

/** Stores an email in the transaction of the verb. A reaction sends it afterwards, at most once. */
export async function writeMail(ctx: Ctx, { to, locale, subject, text, replyTo }: Mail): Promise<void> {
  const mail = sql`select ${to}, ${replyTo ?? null}, ${locale}, ${subject}, ${text}`;
  await sql`with ${writingMails(ctx, mail)} select from mail`.execute(ctx.db);
}

/** Like `writeMail`, for the `with` of another statement: one email for each row of recipient, reply-to, locale, subject and text. */
export function writingMails(ctx: Ctx, mails: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`mail as (
      insert into mails (recipient, reply_to, locale, subject, body_text, created_at)
      select recipient, reply_to, locale, subject, body_text, ${ctx.now()}::timestamptz
      from (${mails}) as written (recipient, reply_to, locale, subject, body_text) returning id
    ), mail_event as (${emitting(ctx, 'mail_written', sql`select jsonb_build_object('mail_id', id) from mail`)})`;
}
