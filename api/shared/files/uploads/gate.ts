import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { ownerOf } from '#api/shared/idempotency/idempotency.ts';

type Limits = {
  mostEach: number;
  /** The weight of all uploads together. */
  most: number;
};

type Sender = { sender: string; weight: number };

export type Gate = <T>(sent: Sender, run: () => Promise<T>) => Promise<T>;

const waitSeconds = 30;

/** Limits uploads per process. Refuses `too_many_requests` for one sender, and `server_busy` for all. */
export function openGate({ mostEach, most }: Limits): Gate {
  const counts = new Map<string, number>();
  let total = 0;
  return async (sent, run) => {
    const { sender, weight } = sent;
    const count = counts.get(sender) ?? 0;
    if (count >= mostEach) throw new Refusal('too_many_requests', { seconds: waitSeconds });
    if (total + weight > most) throw new Refusal('server_busy');
    counts.set(sender, count + 1);
    total += weight;
    try {
      return await run();
    } finally {
      total -= weight;
      const remaining = (counts.get(sender) ?? 1) - 1;
      if (remaining > 0) counts.set(sender, remaining);
      else counts.delete(sender);
    }
  };
}

/** Guests share an owner, but not a connection. */
export function senderOf(ctx: Ctx): string {
  return ctx.actor.kind === 'guest' ? `guest ${ctx.client.address}` : ownerOf(ctx);
}
