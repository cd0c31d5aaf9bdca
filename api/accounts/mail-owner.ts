import type { Ctx } from '#api/shared/context.ts';
import { writeMail } from '#api/shared/mail.ts';
import { textsFor } from '#api/shared/texts.ts';
import { findKeptUser } from './store.ts';

export type OwnerMail = 'account_opened' | 'session_stolen' | 'password_changed' | 'username_changed';

/** Writes to a user about the user's own account, in the user's own language. */
export async function mailOwner(ctx: Ctx, userId: number, about: OwnerMail): Promise<void> {
  const owner = await findKeptUser(ctx, userId);
  if (!owner) return;
  const t = textsFor(owner.locale);
  await writeMail(ctx, {
    to: owner.username,
    locale: owner.locale,
    subject: t(`mail.${about}.subject`),
    text: t(`mail.${about}.text`, { name: owner.name, url: `${ctx.config.publicUrl}/login` }),
  });
}
