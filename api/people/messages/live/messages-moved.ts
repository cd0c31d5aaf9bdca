import type { Ctx } from '#api/shared/context.ts';
import { changed } from '../store/versions.ts';

/** The user has those of another account now. Last in a transaction. */
export async function messagesMoved(ctx: Ctx, userId: number): Promise<void> {
  await changed(ctx, 'notifications-update', [userId]);
  await changed(ctx, 'user-warnings-update', [userId]);
}
