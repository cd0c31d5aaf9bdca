import { firstLegalCode } from '#contract/platform/legal/values.ts';
import type { Registration } from '#contract/people/identity/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { goodPassword } from '#api/people/identity/make.ts';
import { register } from '#api/people/identity/register.ts';
import { writeRequestedEmail } from './write-requested-email.ts';

export async function writeEmails(ctx: Ctx): Promise<void> {
  const emails = await ctx.db.selectFrom('asked_letters').select('id').orderBy('id').execute();
  for (const { id } of emails) await writeRequestedEmail(ctx, id);
}

export function mailsTo(ctx: Ctx, username: string) {
  return ctx.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body_text'])
    .where('recipient', '=', username)
    .orderBy('id')
    .execute();
}

export async function linkTo(ctx: Ctx, username: string): Promise<{ token: string; url: URL }> {
  await writeEmails(ctx);
  const mail = (await mailsTo(ctx, username)).at(-1);
  const url = new URL(/https?:\/\/\S+/.exec(mail?.body_text ?? '')?.[0] ?? 'none:');
  return { token: url.pathname.split('/')[2] ?? '', url };
}

export async function signUpAs(ctx: Ctx, username: string, input: Partial<Registration> = {}) {
  await register(ctx, {
    username,
    password: goodPassword,
    first_name: 'João',
    last_name: 'Lukamba',
    role: 'student',
    terms_version: firstLegalCode,
    wants_news: false,
    ...input,
  });
  return linkTo(ctx, username);
}
