import { type MessageKind, messageRules } from '#contract/index.ts';
import { readUsers, type UserFacts } from '#api/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mailMessage } from './mail-message.ts';
import { openChannels } from './model/channels.ts';
import type { Facts } from './store/facts.ts';
import { insertMessage } from './store/insert-message.ts';
import { notifyOnce } from './store/notified.ts';

export type Message = {
  user_id: number;
  kind: MessageKind;
  /** The subject, as in `order 12` or `event 345`: a user is notified once of a kind and subject. */
  subject: string;
  facts: Facts;
  /** A path of this site to act on it. */
  link?: string | null;
  /** False when there is nothing left to do. */
  warns?: boolean;
  /** False when an email was sent already. */
  mails?: boolean;
};

/**
 * Notifies a user by the chosen channels, and by a warning if the kind has one. All or nothing, and once per kind and
 * subject. Deleted users are skipped.
 */
export function inform(ctx: Ctx, { user_id, ...message }: Message): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [user] = await readUsers(tx, [user_id]);
    if (user) await informUser(tx, user, message);
  });
}

/** Like `inform`, for a user who was just read. */
export function informUser(ctx: Ctx, user: UserFacts, given: Omit<Message, 'user_id'>): Promise<void> {
  const { kind, subject, facts, link = null, warns = true, mails = true } = given;
  return inTransaction(ctx, async (tx) => {
    const first = await notifyOnce(tx, { userId: user.id, kind, subject });
    if (!first) return;
    const rule = messageRules[kind];
    const { in_app, email } = openChannels(rule, first.chosen);
    const message = { kind, subject, facts, link };
    if (email && mails) await mailMessage(tx, user, message);
    const warning = (warns ? rule.warning : undefined) ?? null;
    await insertMessage(tx, { ...message, user, notifies: in_app, warning });
  });
}
