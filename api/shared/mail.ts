import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from './context.ts';
import { emit } from './events.ts';

export type Mail = {
  to: string;
  locale: LocaleKey;
  subject: string;
  /** Plain text, a blank line between paragraphs. Its HTML alternative is made of it when it is sent. */
  text: string;
  /** Who gets the answer, where it is not the operator. */
  replyTo?: string;
};

/** Writes a mail in the verb's transaction; a reaction sends it afterwards, and never twice. */
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
