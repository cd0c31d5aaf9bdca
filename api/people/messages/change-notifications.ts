import type { Notification, NotificationChange } from '#contract/people/messages/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { usersOfPersons } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { inOrderOf, presentNotification } from './present.ts';
import { scopeOf } from './scope.ts';
import { changeNotifications, lockNotifications, type NotificationRow } from './store/notifications.ts';
import { changed } from './store/versions.ts';

/** Refuses `not_signed_in`, `not_found`, and `invalid_transition` in the bin. */
export function updateNotifications(ctx: Ctx, changes: NotificationChange[]): Promise<Notification[]> {
  return changeAll(ctx, changes, (rows) => {
    if (rows.some(({ deleted_at }) => deleted_at)) throw new Refusal('invalid_transition');
  });
}

/** Moves notifications into or out of the bin. Idempotent. Refuses `not_signed_in`, `not_found`. */
export function binNotifications(
  ctx: Ctx,
  { ids, deleted }: { ids: number[]; deleted: boolean },
): Promise<Notification[]> {
  return changeAll(
    ctx,
    ids.map((id) => ({ id, deleted })),
    () => undefined,
  );
}

type Change = NotificationChange & { deleted?: boolean };

/** All or nothing. */
function changeAll(ctx: Ctx, changes: Change[], requireAllowed: (rows: NotificationRow[]) => void) {
  const scope = scopeOf(ctx);
  const ids = changes.map(({ id }) => id);
  return inTransaction(ctx, async (tx) => {
    const existing = await lockNotifications(tx, ids, scope);
    if (existing.length < new Set(ids).size) throw new Refusal('not_found');
    requireAllowed(existing);
    const rows: NotificationRow[] = [];
    for (const { ids: alike, change } of groupsOf(changes)) {
      rows.push(...(await changeNotifications(tx, alike, change)));
    }
    await changed(tx, 'notifications-update', await ownersOf(tx, existing));
    return inOrderOf(rows, ids).map((row) => presentNotification(tx, row));
  });
}

/** Equal changes are one query. */
function groupsOf(changes: Change[]): { ids: number[]; change: Omit<Change, 'id'> }[] {
  const groups = new Map<string, { ids: number[]; change: Omit<Change, 'id'> }>();
  for (const { id, ...change } of changes) {
    const key = `${change.read} ${change.enabled} ${change.deleted}`;
    const group = groups.get(key) ?? { ids: [], change };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

async function ownersOf(ctx: Ctx, rows: NotificationRow[]): Promise<number[]> {
  const persons = [...new Set(rows.map(({ recipient_id }) => recipient_id))];
  const { actor } = ctx;
  if (actor.kind === 'user' && persons.every((id) => id === actor.personId)) return [actor.userId];
  return (await usersOfPersons(ctx, persons)).map(({ id }) => id);
}
