import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { removeDocuments } from './document-store.ts';

/** Takes a paper out of one's own record; another's id is not found. Its bytes go later, see `forget-old-documents.ts`. */
export async function deleteStudentDocument(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  if ((await removeDocuments(ctx, { personId, id })) === 0) throw new Refusal('not_found');
  return { id };
}
