import type { RefundDestination, RefundStatus } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const refundMoves = ['approve', 'credit', 'refuse', 'send', 'finish', 'fail', 'withdraw'] as const;
export type RefundMove = (typeof refundMoves)[number];

/** `credit`: to the current account that the payment was charged to. No money is sent. */
export const refundWays = ['money', 'credit'] as const;
export type RefundWay = (typeof refundWays)[number];

export function wayOf({ destination }: { destination: RefundDestination }): RefundWay {
  return destination === 'account' ? 'credit' : 'money';
}

type Moves = Record<RefundStatus, Partial<Record<RefundMove, RefundStatus>>>;

/** The life cycle of a refund [domain 1.1]. */
const moves: Record<RefundWay, Moves> = {
  money: {
    requested: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
    approved: { send: 'sent', finish: 'done', fail: 'failed' },
    sent: { finish: 'done', fail: 'failed' },
    failed: { send: 'sent', refuse: 'refused' },
    done: {},
    refused: {},
    withdrawn: {},
  },
  // Credits were once approved, sent and failed like money: those end by their credit.
  credit: {
    requested: { credit: 'done', refuse: 'refused', withdraw: 'withdrawn' },
    approved: { credit: 'done' },
    sent: { credit: 'done' },
    failed: { credit: 'done', refuse: 'refused' },
    done: {},
    refused: {},
    withdrawn: {},
  },
};

export const firstRefundStatus: RefundStatus = 'requested';

/** Staff return the money of a case by deciding so. */
export const firstRefundOfCase: RefundStatus = 'approved';

export const approvalMoves = { money: 'approve', credit: 'credit' } as const satisfies Record<RefundWay, RefundMove>;

export const progressMoves = {
  money: { sent: 'send', done: 'finish', failed: 'fail' },
  credit: { sent: 'send', done: 'credit', failed: 'fail' },
} as const satisfies Record<RefundWay, Record<'sent' | 'done' | 'failed', RefundMove>>;

type Moving = { way: RefundWay; move: RefundMove };

/**
 * Refuses `refund_withdrawn`, `refund_already_decided` to withdraw later, `refund_credited` where the move would send money
 * although the way is `credit`, and otherwise `invalid_transition`.
 */
export function nextRefundStatus(from: RefundStatus, { way, move }: Moving): RefundStatus {
  const to = moves[way][from][move];
  if (to) return to;
  if (from === 'withdrawn') throw new Refusal('refund_withdrawn');
  if (move === 'withdraw') throw new Refusal('refund_already_decided');
  const isOfWay = Object.values(moves[way]).some((allowed) => allowed[move]);
  throw isOfWay || way === 'money' ? new Refusal('invalid_transition', { from, move }) : new Refusal('refund_credited');
}

export function allowedRefundMoves(from: RefundStatus, way: RefundWay): RefundMove[] {
  return refundMoves.filter((move) => moves[way][from][move]);
}
