import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';
import { caseStates } from '#contract/sales/payments/values.ts';

/** Money that is in no order of its currency is returned in one step (`recordRefund`). */
export const caseLifeCycle = lifeCycle(caseStates, {
  open: { settle: 'settled', refund: 'refunding', recordRefund: 'refunded', credit: 'credited', dismiss: 'dismissed' },
  refunding: { finishRefund: 'refunded', reopen: 'open' },
  settled: {},
  refunded: {},
  credited: {},
  dismissed: {},
});
export type CaseMove = MoveOf<typeof caseLifeCycle>;
