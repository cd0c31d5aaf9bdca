import type { Ctx } from '#api/shared/context.ts';
import { findStoredUser } from './store.ts';
import { wordAccountEmail } from './word-account-email.ts';

type OwnerMail =
  | 'account_opened'
  | 'account_disabled'
  | 'account_enabled'
  | 'session_stolen'
  | 'password_changed'
  | 'username_changed';

export async function mailOwner(ctx: Ctx, userId: number, about: OwnerMail): Promise<void> {
  const owner = await findStoredUser(ctx, userId);
  if (!owner) return;
  const words = { url: `${ctx.config.publicUrl}/login` };
  await wordAccountEmail(ctx, { to: owner, about, words, typed: { name: owner.name } });
}
