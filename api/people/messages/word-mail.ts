import { type MessageKind, messageRules } from '#contract/index.ts';
import { withoutLinks } from '#contract/rules/text-links.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { withoutTypedLinks } from './model/typed-facts.ts';
import type { Facts } from './store/facts.ts';
import { wordMessage, type Worded } from './word-message.ts';

type Content = { kind: MessageKind; facts: Facts; link: string | null };

/** In the locale of the recipient, with the reason for the email, and without links that anyone could have typed. */
export function wordMail({ config }: Ctx, user: UserFacts, { kind, facts, link }: Content): Worded {
  const { publicUrl } = config;
  const { title, text } = wordMessage({ kind, facts: withoutTypedLinks(kind, facts) }, user.locale);
  const t = textsFor(user.locale);
  const { fixed } = messageRules[kind];
  const why = fixed
    ? t(`messages.mail.fixed_${fixed}`)
    : t('messages.mail.choose', { url: `${publicUrl}/profile/my-notification-settings` });
  const parts = [
    t('messages.mail.greeting', { name: withoutLinks(user.name) }),
    text,
    ...(link ? [t('messages.mail.open', { url: publicUrl + link })] : []),
    why,
  ];
  return { title, text: `${parts.join('\n\n')}\n` };
}
