import { type MessageKind, messageRules } from '#contract/index.ts';
import { readUsers } from '#api/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mailMessage } from './mail-message.ts';
import { openChannels } from './model/channels.ts';
import { chosenFor } from './store/configurations.ts';
import type { Facts } from './store/facts.ts';
import { insertNotification } from './store/notifications.ts';
import { notifyOnce } from './store/notified.ts';
import { changed } from './store/versions.ts';
import { insertWarning } from './store/warnings.ts';

export type Message = {
  user_id: number;
  kind: MessageKind;
  /** What it is about, as in `order 12` or `event 345`: a user hears of a kind about a subject once. */
  subject: string;
  facts: Facts;
  /** A path of this site, where one deals with it. */
  link?: string | null;
  /** False once there is nothing left to be dealt with. */
  warns?: boolean;
  /** False where anyone who tells has written a mail of its own. */
  mails?: boolean;
};

/**
 * Tells a user something: by a notification and a mail as the user has chosen, and by a warning where the kind is one.
 * All or nothing, and once however often it is asked. A user who is gone is not told.
 */
export function inform(ctx: Ctx, { link = null, warns = true, mails = true, ...notified }: Message): Promise<void> {
  const { user_id, kind, subject, facts } = notified;
  return inTransaction(ctx, async (tx) => {
    const [user] = await readUsers(tx, [user_id]);
    if (!user || !(await notifyOnce(tx, { userId: user_id, kind, subject }))) return;
    const rule = messageRules[kind];
    const { in_app, email } = openChannels(rule, await chosenFor(tx, user_id, kind));
    const message = { kind, subject, facts, link };
    if (email && mails) await mailMessage(tx, user, message);
    const type = warns ? rule.warning : undefined;
    if (in_app) await insertNotification(tx, { ...message, recipientId: user.person_id });
    if (type) await insertWarning(tx, { ...message, userId: user_id, type });
    await sayChanged(tx, user_id, { notifications: in_app, warnings: type !== undefined });
  });
}

async function sayChanged(
  ctx: Ctx,
  userId: number,
  { notifications, warnings }: Record<'notifications' | 'warnings', boolean>,
) {
  if (notifications) await changed(ctx, 'notifications-update', [userId]);
  if (warnings) await changed(ctx, 'user-warnings-update', [userId]);
}
