import { queries } from '#web/shared/api/api.ts';
import { shownStates } from '../model/case-notices.ts';

/** The cases of an order that concern its buyer: those that run, and the money on the current account. */
export function runningCasesQuery(orderId: number) {
  return queries().payments.retrievePaymentCases.queryOptions({
    input: { filter: { order_id: orderId, state: [...shownStates] }, page: { number: 1, size: 50 } },
  });
}
