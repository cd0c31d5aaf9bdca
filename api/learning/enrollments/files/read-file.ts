import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { filesInSight } from './scope.ts';
import { findFile } from './store.ts';

/** Refuses `not_found` for a file that was never handed in, is deleted, or is somebody else's. */
export async function readEnrollmentFile(ctx: Ctx, id: number): Promise<SavedFile> {
  const row = await findFile(ctx, id, filesInSight(ctx));
  if (!row || row.file_id === null) throw new Refusal('not_found');
  return readFileFacts(ctx, row.file_id);
}
