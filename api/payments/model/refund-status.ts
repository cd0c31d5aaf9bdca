import type { RefundStatus } from '#contract/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const refundMoves = ['approve', 'credit', 'refuse', 'send', 'finish', 'fail'] as const;
export type RefundMove = (typeof refundMoves)[number];

/** `credit`: to the current account that the payment was charged to. No money is sent. */
export const refundWays = ['money', 'credit'] as const;
export type RefundWay = (typeof refundWays)[number];

type Moves = Record<RefundStatus, Partial<Record<RefundMove, RefundStatus>>>;

/** The life cycle of a refund [domain 1.1]. */
const moves: Record<RefundWay, Moves> = {
  money: {
    requested: { approve: 'approved', refuse: 'refused' },
    approved: { send: 'sent', finish: 'done', fail: 'failed' },
    sent: { finish: 'done', fail: 'failed' },
    failed: { send: 'sent', refuse: 'refused' },
    done: {},
    refused: {},
  },
  // Credits were once approved, sent and failed like money: those end by their credit.
  credit: {
    requested: { credit: 'done', refuse: 'refused' },
    approved: { credit: 'done' },
    sent: { credit: 'done' },
    failed: { credit: 'done', refuse: 'refused' },
    done: {},
    refused: {},
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

/** Refuses `invalid_transition`, and `refund_credited` where the move would send money although the way is `credit`. */
export function nextRefundStatus(from: RefundStatus, { way, move }: Moving): RefundStatus {
  const to = moves[way][from][move];
  if (to) return to;
  const isOfWay = Object.values(moves[way]).some((allowed) => allowed[move]);
  throw isOfWay || way === 'money' ? new Refusal('invalid_transition', { from, move }) : new Refusal('refund_credited');
}

export function allowedRefundMoves(from: RefundStatus, way: RefundWay): RefundMove[] {
  return refundMoves.filter((move) => moves[way][from][move]);
}
