import { findStoredUser, wordAccountEmail } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dateFormat } from '#contract/rules/formats.ts';

type About = 'export_ready' | 'account_closing' | 'account_kept';

export async function mailAboutPrivacy(ctx: Ctx, userId: number, { about, until }: { about: About; until: Date }) {
  const owner = await findStoredUser(ctx, userId);
  if (!owner) return;
  const day = dateFormat(owner.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  const words = { url: `${ctx.config.publicUrl}/profile/my-account`, until: day };
  await wordAccountEmail(ctx, { to: owner, about, words, typed: { name: owner.name } });
}
