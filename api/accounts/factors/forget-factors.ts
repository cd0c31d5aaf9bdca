import type { Ctx } from '#api/shared/context.ts';
import { deleteFactors } from './factor-store.ts';

/** Forgets everything by which a user could be known again, for an account that is erased. */
export function forgetFactors(ctx: Ctx, userId: number): Promise<void> {
  return deleteFactors(ctx, userId);
}
