import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from './context.ts';
import { emit } from './events.ts';

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
  const { id } = await ctx.db
    .insertInto('mails')
    .values({
      recipient: to,
      reply_to: replyTo ?? null,
      locale,
      subject,
      body_text: text,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await emit(ctx, 'mail_written', { mail_id: id });
}
