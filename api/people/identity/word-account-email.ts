import type { LocaleKey } from '#contract/basics.ts';
import { withoutLinks } from '#contract/rules/text-links.ts';
import type { Ctx } from '#api/shared/context.ts';
import { writeMail } from '#api/shared/mail/mail.ts';
import { textsFor, type ServerTexts } from '#api/shared/texts.ts';

/** Written by the site or by staff. Whatever else a text holds is `typed`. */
export const systemWords = [
  'url',
  'code',
  'minutes',
  'until',
  'role',
  'named',
  'written',
  'course',
  'document',
  'reason',
] as const;
type SystemWord = (typeof systemWords)[number];

type RequestedEmail = {
  to: { username: string; locale: LocaleKey };
  about: keyof ServerTexts['mail'];
  words: Partial<Record<SystemWord, string | number>>;
  /** What people have typed, such as names. Its links are left out. */
  typed?: Record<string, string>;
};

export async function wordAccountEmail(
  ctx: Ctx,
  { to: { username, locale }, about, typed = {}, ...input }: RequestedEmail,
): Promise<void> {
  const t = textsFor(locale);
  const unlinked = Object.entries(typed).map(([name, text]) => [name, withoutLinks(text)] as const);
  const words: Record<string, string | number> = { ...input.words, ...Object.fromEntries(unlinked) };
  const [subject, text] = [t(`mail.${about}.subject`, words), t(`mail.${about}.text`, words)];
  await writeMail(ctx, { to: username, locale, subject, text });
}
