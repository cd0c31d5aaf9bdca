import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { deleteFeed } from './store.ts';

export async function deleteTimetableFeed(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  const { personId } = signedIn(ctx);
  if (!(await deleteFeed(ctx, { id, personId }))) throw new Refusal('not_found');
  return { id };
}
