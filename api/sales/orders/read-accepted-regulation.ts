import { Refusal } from '#contract/refusals.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { readerScope } from './buyer-scope.ts';
import { findAcceptedFile } from './store/regulations.ts';

/** Those of their own orders for buyers, also after the class has got another one; with the claim `orders.read`, anyone's. */
export async function readAcceptedRegulation(ctx: Ctx, orderItemId: number): Promise<SavedFile> {
  const scope = readerScope(ctx, 'orders.read');
  const id = await findAcceptedFile(ctx, { orderItemId, scope });
  if (id === null) throw new Refusal('not_found');
  return readFileFacts(ctx, id);
}
