import type { Ctx } from '#api/shared/context.ts';
import { changed } from '../store/versions.ts';

/** Notifies the user's open pages that an enrollment has opened (specification 4, Cart). Last in a transaction. */
export function emitLibraryUpdate(ctx: Ctx, userId: number): Promise<void> {
  return changed(ctx, 'library-update', [userId]);
}
