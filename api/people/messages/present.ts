import type { Notification, UserWarning } from '#contract/people/messages/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { unsealPaths } from '#api/shared/secrets/sealed-path.ts';
import type { MessageRow } from './store/facts.ts';
import type { NotificationRow } from './store/notifications.ts';
import type { WarningRow } from './store/warnings.ts';
import { wordMessage } from './word-message.ts';

export function presentWarning(ctx: Ctx, row: WarningRow): UserWarning {
  return {
    ...presentMessage(ctx, row),
    user_id: row.user_id,
    type: row.type,
    active: row.is_active,
    display_in_frontoffice: row.display_in_frontoffice,
  };
}

export function presentNotification(ctx: Ctx, row: NotificationRow): Notification {
  return {
    ...presentMessage(ctx, row),
    link: linkFor(ctx, row),
    recipient_id: row.recipient_id,
    enabled: row.is_enabled,
  };
}

/** Others who may read the message do not get its secret. */
function linkFor({ actor, config }: Ctx, { link, recipient_id }: NotificationRow): string | null {
  const isOwn = actor.kind === 'user' && actor.personId === recipient_id;
  if (link === null) return null;
  const opened = unsealPaths(config, link);
  return isOwn || opened === link ? opened : null;
}

function presentMessage(ctx: Ctx, row: MessageRow) {
  return {
    id: row.id,
    kind: row.kind,
    ...wordMessage(row, ctx.locale),
    link: row.link,
    read: row.read_at !== null,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** In the order of `ids`. */
export function inOrderOf<R extends { id: number }>(rows: R[], ids: number[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
