import { type MessageKind, messageRules } from '#contract/index.ts';
import { readUsers, type UserFacts } from '#api/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mailMessage } from './mail-message.ts';
import { openChannels } from './model/channels.ts';
import type { Facts } from './store/facts.ts';
import { insertNotification } from './store/notifications.ts';
import { notifyOnce } from './store/notified.ts';
import { changed } from './store/versions.ts';
import { insertWarning } from './store/warnings.ts';

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
  const { id: user_id } = user;
  return inTransaction(ctx, async (tx) => {
    const first = await notifyOnce(tx, { userId: user_id, kind, subject });
    if (!first) return;
    const rule = messageRules[kind];
    const { in_app, email } = openChannels(rule, first.chosen);
    const message = { kind, subject, facts, link };
    if (email && mails) await mailMessage(tx, user, message);
    const type = warns ? rule.warning : undefined;
    if (in_app) await insertNotification(tx, { ...message, recipientId: user.person_id });
    if (type) await insertWarning(tx, { ...message, userId: user_id, type });
    await notifyChanged(tx, user_id, { notifications: in_app, warnings: type !== undefined });
  });
}

async function notifyChanged(
  ctx: Ctx,
  userId: number,
  { notifications, warnings }: Record<'notifications' | 'warnings', boolean>,
) {
  if (notifications) await changed(ctx, 'notifications-update', [userId]);
  if (warnings) await changed(ctx, 'user-warnings-update', [userId]);
}
