import { refundStatuses, type RefundDestination, type RefundStatus } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { invalidTransition, lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** `credit`: to the current account that the payment was charged to. No money is sent. */
export const refundWays = ['money', 'credit'] as const;
export type RefundWay = (typeof refundWays)[number];

export function wayOf({ destination }: { destination: RefundDestination }): RefundWay {
  return destination === 'account' ? 'credit' : 'money';
}

/** Both ways together [domain 1.1]. Credits were once approved, sent and failed like money: those end by their credit. */
export const refundLifeCycle = lifeCycle(
  refundStatuses,
  {
    requested: { approve: 'approved', credit: 'done', refuse: 'refused', withdraw: 'withdrawn' },
    approved: { send: 'sent', finish: 'done', fail: 'failed', credit: 'done' },
    sent: { finish: 'done', fail: 'failed', credit: 'done' },
    failed: { send: 'sent', refuse: 'refused', credit: 'done' },
    done: {},
    refused: {},
    withdrawn: {},
  },
  (from, move) => {
    if (from === 'withdrawn') return new Refusal('refund_withdrawn');
    return move === 'withdraw' ? new Refusal('refund_already_decided') : invalidTransition(from, move);
  },
);
export type RefundMove = MoveOf<typeof refundLifeCycle>;

const movesOfOtherWay: Record<RefundWay, readonly RefundMove[]> = {
  money: ['credit'],
  credit: ['approve', 'send', 'finish', 'fail'],
};

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
  if (from !== 'withdrawn' && movesOfOtherWay[way].includes(move)) {
    throw way === 'credit' ? new Refusal('refund_credited') : invalidTransition(from, move);
  }
  return refundLifeCycle.next(from, move);
}
