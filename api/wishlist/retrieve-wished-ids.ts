import type { WishedIds } from '#contract/wishlist.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { wishedIds } from './store.ts';

/** Which courses one keeps, the latest saved first. Refuses `not_signed_in`. */
export async function retrieveWishedIds(ctx: Ctx): Promise<WishedIds> {
  return { course_ids: await wishedIds(ctx, signedIn(ctx).userId) };
}
