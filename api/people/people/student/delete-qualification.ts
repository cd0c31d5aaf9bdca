import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { removeDocuments } from './document-store.ts';
import { removeQualification } from './qualification-store.ts';

export function deleteQualification(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await removeQualification(tx, { id, personId }))) throw new Refusal('not_found');
    await removeDocuments(tx, { personId, qualificationId: id });
    return { id };
  });
}
