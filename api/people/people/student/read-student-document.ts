import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findDocument } from './document-store.ts';
import { recordsInSight } from './scope.ts';

export async function readStudentDocument(ctx: Ctx, id: number): Promise<SavedFile> {
  const scope = recordsInSight(ctx);
  const document = await findDocument(ctx, id, scope);
  if (!document) throw new Refusal('not_found');
  return readFileFacts(ctx, document.file_id);
}
