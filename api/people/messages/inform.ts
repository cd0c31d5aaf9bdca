import { type MessageKind, messageRules } from '#contract/index.ts';
import { readUsers, type UserFacts } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { fixedChannels } from './model/channels.ts';
import type { FactsOf } from './store/facts.ts';
import { insertMessage } from './store/insert-message.ts';
import type { Settled } from './store/warnings.ts';
import { wordMail } from './word-mail.ts';

export type Message<K extends MessageKind> = {
  user_id: number;
  kind: K;
  /** The subject, as in `order 12` or `event 345`: a user is notified once of a kind and subject. */
  subject: string;
  facts: FactsOf<K>;
  /** A path of this site to act on it. */
  link?: string | null;
  /** False when there is nothing left to do. */
  warns?: boolean;
  /** False when an email was sent already. */
  mails?: boolean;
  /** The warnings that it settles, also where the user is not notified. */
  settles?: Settled;
};

/**
 * Notifies a user by the chosen channels, and by a warning if the kind has one. All or nothing, and once per kind and
 * subject. Deleted users are skipped.
 */
export async function inform<K extends MessageKind>(
  ctx: Ctx,
  { user_id, link = null, ...message }: Message<K>,
): Promise<void> {
  await informUsers(ctx, await readUsers(ctx, [user_id]), { ...message, linkFor: () => link });
}

type MessageToUsers<K extends MessageKind> = Omit<Message<K>, 'user_id' | 'link'> & {
  linkFor: (user: UserFacts) => string | null;
};

/** Like `inform`, for users who were just read. */
export function informUsers<K extends MessageKind>(
  ctx: Ctx,
  users: UserFacts[],
  message: MessageToUsers<K>,
): Promise<void> {
  const { kind, subject, facts, linkFor, warns = true, mails = true, settles = null } = message;
  const rule = messageRules[kind];
  const recipients = users.map((user) => {
    const { id: user_id, person_id, locale } = user;
    const link = linkFor(user);
    const address = mails ? user.username : null;
    return { user_id, person_id, link, address, locale, ...wordMail(ctx, user, { kind, facts, link }) };
  });
  const warning = (warns ? rule.warning : undefined) ?? null;
  return insertMessage(ctx, { kind, subject, facts, recipients, fixed: fixedChannels(rule), warning, settles });
}
