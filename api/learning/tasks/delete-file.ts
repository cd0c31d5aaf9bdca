import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { dropOwnFile } from './store/files.ts';

export async function deleteHandInFile(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (!(await dropOwnFile(tx, { fileId: id, personId }))) throw new Refusal('not_found');
    await emit(tx, 'file_dropped', { file_id: id });
    return { id };
  });
}
