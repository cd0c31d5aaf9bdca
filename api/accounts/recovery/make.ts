import { termsVersion } from '#contract/accounts-values.ts';
import type { Registration } from '#contract/accounts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { goodPassword } from '#api/accounts/make.ts';
import { register } from '#api/accounts/register.ts';
import { writeAskedLetter } from './write-asked-letter.ts';

/** Does now what the worker would do: writes every letter that was asked for. */
export async function writeLetters(ctx: Ctx): Promise<void> {
  const letters = await ctx.db.selectFrom('asked_letters').select('id').orderBy('id').execute();
  for (const { id } of letters) await writeAskedLetter(ctx, id);
}

export function mailsTo(ctx: Ctx, username: string) {
  return ctx.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body_text'])
    .where('recipient', '=', username)
    .orderBy('id')
    .execute();
}

/** The token in the newest mail to this address, and where its link leads. */
export async function linkTo(ctx: Ctx, username: string): Promise<{ token: string; url: URL }> {
  await writeLetters(ctx);
  const mail = (await mailsTo(ctx, username)).at(-1);
  const url = new URL(/https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? 'none:');
  return { token: url.pathname.split('/')[2] ?? '', url };
}

/** Signs up, and answers the link that came by mail. */
export async function signUpAs(ctx: Ctx, username: string, given: Partial<Registration> = {}) {
  await register(ctx, {
    username,
    password: goodPassword,
    first_name: 'João',
    last_name: 'Lukamba',
    role: 'student',
    terms_version: termsVersion,
    wants_news: false,
    ...given,
  });
  return linkTo(ctx, username);
}
