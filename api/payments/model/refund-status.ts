import type { RefundStatus } from '#contract/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const refundMoves = ['approve', 'refuse', 'send', 'finish', 'fail'] as const;
export type RefundMove = (typeof refundMoves)[number];

/** The life cycle of a refund [domain 1.1]. */
const moves: Record<RefundStatus, Partial<Record<RefundMove, RefundStatus>>> = {
  requested: { approve: 'approved', refuse: 'refused' },
  approved: { send: 'sent', finish: 'done', fail: 'failed' },
  sent: { finish: 'done', fail: 'failed' },
  failed: { send: 'sent', refuse: 'refused' },
  done: {},
  refused: {},
};

export const firstRefundStatus: RefundStatus = 'requested';

/** Staff return the money of a case by deciding so. */
export const firstRefundOfCase: RefundStatus = 'approved';

export function nextRefundStatus(from: RefundStatus, move: RefundMove): RefundStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

export function allowedRefundMoves(from: RefundStatus): RefundMove[] {
  return refundMoves.filter((move) => moves[from][move]);
}
