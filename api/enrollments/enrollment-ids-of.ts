import type { Ctx } from '#api/shared/context.ts';
import { idsOfPerson } from './personal-store.ts';

/** Every enrollment that a person ever had. Asks nobody's leave: that is the caller's. */
export function enrollmentIdsOf(ctx: Ctx, personId: number): Promise<number[]> {
  return idsOfPerson(ctx, personId);
}
