import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/files/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { findAcceptedFile } from './store/regulations.ts';

/** Their own for buyers, also after the class has got another one; with the claim `orders.read`, anyone's. */
export async function readAcceptedRegulation(ctx: Ctx, orderItemId: number): Promise<SavedFile> {
  const { userId } = signedIn(ctx);
  const owner = hasClaims(ctx, 'orders.read') ? null : userId;
  const id = await findAcceptedFile(ctx, { orderItemId, userId: owner });
  if (id === null) throw new Refusal('not_found');
  return readFileFacts(ctx, id);
}
