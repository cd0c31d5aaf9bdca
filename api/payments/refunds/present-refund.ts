import type { Refund } from '#contract/payments/refunds.ts';
import type { RefundRow } from './store.ts';

export function presentRefund({ requested_at, decided_at, sent_at, done_at, ...refund }: RefundRow): Refund {
  return {
    ...refund,
    requested_at: requested_at.toISOString(),
    decided_at: momentOf(decided_at),
    sent_at: momentOf(sent_at),
    done_at: momentOf(done_at),
  };
}

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
