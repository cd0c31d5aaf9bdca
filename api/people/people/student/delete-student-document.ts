import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { removeDocuments } from './document-store.ts';

/** The bytes are deleted later, by `purge-old-documents.ts`. */
export async function deleteStudentDocument(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  if ((await removeDocuments(ctx, { personId, id })) === 0) throw new Refusal('not_found');
  return { id };
}
