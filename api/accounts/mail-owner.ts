import type { Ctx } from '#api/shared/context.ts';
import { findKeptUser } from './store.ts';
import { writeLetter } from './write-letter.ts';

export type OwnerMail = 'account_opened' | 'session_stolen' | 'password_changed' | 'username_changed';

/** Writes to a user about the user's own account, in the user's own language. */
export async function mailOwner(ctx: Ctx, userId: number, about: OwnerMail): Promise<void> {
  const owner = await findKeptUser(ctx, userId);
  if (!owner) return;
  const words = { name: owner.name, url: `${ctx.config.publicUrl}/login` };
  await writeLetter(ctx, { to: owner, about, words });
}
