import type { MessageKind } from '#contract/messages-values.ts';
import { readUsers } from '#api/accounts/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mailMessage } from './mail-message.ts';
import { openChannels } from './model/channels.ts';
import { kindRules } from './model/kinds.ts';
import { chosenFor } from './store/configurations.ts';
import type { Facts } from './store/facts.ts';
import { insertNotification } from './store/notifications.ts';
import { tellOnce } from './store/told.ts';
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
  /** False where whoever tells has written a mail of its own. */
  mails?: boolean;
};

/**
 * Tells a user something: by a notification and a mail as the user has chosen, and by a warning where the kind is one.
 * All or nothing, and once however often it is asked. A user who is gone is not told.
 */
export function inform(ctx: Ctx, { link = null, warns = true, mails = true, ...told }: Message): Promise<void> {
  const { user_id, kind, subject, facts } = told;
  return inTransaction(ctx, async (inside) => {
    const [user] = await readUsers(inside, [user_id]);
    if (!user || !(await tellOnce(inside, { userId: user_id, kind, subject }))) return;
    const rule = kindRules[kind];
    const { in_app, email } = openChannels(rule, await chosenFor(inside, user_id, kind));
    const message = { kind, subject, facts, link };
    if (email && mails) await mailMessage(inside, user, message);
    const type = warns ? rule.warning : undefined;
    if (in_app) await insertNotification(inside, { ...message, recipientId: user.person_id });
    if (type) await insertWarning(inside, { ...message, userId: user_id, type });
    await sayChanged(inside, user_id, { notifications: in_app, warnings: type !== undefined });
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
