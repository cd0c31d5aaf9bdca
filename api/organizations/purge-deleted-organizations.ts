import type { Ctx } from '#api/shared/context.ts';
import { deleteOldOrganizations } from './store.ts';

const retentionMs = 90 * 86_400_000;

/** Removes what was deleted 90 days ago. */
export function purgeDeletedOrganizations(ctx: Ctx): Promise<void> {
  return deleteOldOrganizations(ctx, new Date(ctx.now().getTime() - retentionMs));
}
