import { sql } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from './context.ts';
import { emitting } from './events.ts';

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
  await sql`
    with mail as (
      insert into mails (recipient, reply_to, locale, subject, body_text, created_at)
      values (${to}, ${replyTo ?? null}, ${locale}, ${subject}, ${text}, ${ctx.now()}) returning id)
    ${emitting(ctx, 'mail_written', sql`select jsonb_build_object('mail_id', id) from mail`)}`.execute(ctx.db);
}
