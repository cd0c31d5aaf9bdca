import type { Ctx } from '#api/shared/context.ts';
import { deleteEndedSignUps } from './store.ts';

/** Who did not confirm the address within the day has never been here: name, address and password go. */
export function purgeUnconfirmed(ctx: Ctx): Promise<void> {
  return deleteEndedSignUps(ctx);
}
