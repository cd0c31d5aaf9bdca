import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { writeMail } from '#api/shared/mail.ts';
import { textsFor, type ServerTexts } from '#api/shared/texts.ts';

type RequestedEmail = {
  to: { username: string; locale: LocaleKey };
  about: keyof ServerTexts['mail'];
  words: Record<string, string | number>;
};

export async function wordAccountEmail(
  ctx: Ctx,
  { to: { username, locale }, about, words }: RequestedEmail,
): Promise<void> {
  const t = textsFor(locale);
  const [subject, text] = [t(`mail.${about}.subject`, words), t(`mail.${about}.text`, words)];
  await writeMail(ctx, { to: username, locale, subject, text });
}
