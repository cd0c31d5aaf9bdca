import { signedIn, type Ctx } from '#api/shared/context.ts';
import { endEntry } from './store.ts';

/** Waits no longer; not waiting is as good. Refuses `not_signed_in`. */
export async function leaveWaitingList(ctx: Ctx, { class_id }: { class_id: number }): Promise<{ class_id: number }> {
  await endEntry(ctx, { userId: signedIn(ctx).userId, classId: class_id });
  return { class_id };
}

/** Who has a seat waits for none. Bears repeating. */
export function stopWaiting(ctx: Ctx, { userId, classId }: { userId: number; classId: number }): Promise<void> {
  return endEntry(ctx, { userId, classId });
}
