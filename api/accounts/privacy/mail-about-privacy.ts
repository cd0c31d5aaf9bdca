import type { Ctx } from '#api/shared/context.ts';
import { writeMail } from '#api/shared/mail.ts';
import { textsFor } from '#api/shared/texts.ts';
import { findKeptUser } from '../store.ts';

type About = 'export_ready' | 'account_closing' | 'account_kept';

/** Writes to a user about the user's own data, in the user's own language; `until` is a day. */
export async function mailAboutPrivacy(ctx: Ctx, userId: number, { about, until }: { about: About; until: Date }) {
  const owner = await findKeptUser(ctx, userId);
  if (!owner) return;
  const t = textsFor(owner.locale);
  const day = new Intl.DateTimeFormat(owner.locale, { dateStyle: 'long', timeZone: 'UTC' }).format(until);
  await writeMail(ctx, {
    to: owner.username,
    locale: owner.locale,
    subject: t(`mail.${about}.subject`, { until: day }),
    text: t(`mail.${about}.text`, {
      name: owner.name,
      url: `${ctx.config.publicUrl}/profile/my-account`,
      until: day,
    }),
  });
}
