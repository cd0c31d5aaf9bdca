import type { Ctx } from '#api/shared/context.ts';
import { ownerOf } from '#api/shared/idempotency/idempotency.ts';

/** Guests share an owner, but not a connection. */
export function senderOf(ctx: Ctx): string {
  return ctx.actor.kind === 'guest' ? `guest ${ctx.client.address}` : ownerOf(ctx);
}
