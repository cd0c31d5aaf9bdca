import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findRegulationId } from '../store.ts';

export async function readRegulation(ctx: Ctx, classId: number): Promise<SavedFile> {
  const id = Number.isSafeInteger(classId) ? await findRegulationId(ctx, classId) : null;
  if (id === null) throw new Refusal('not_found');
  return readFileFacts(ctx, id);
}
