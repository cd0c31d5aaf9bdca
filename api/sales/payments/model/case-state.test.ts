import { describe, expect, test } from 'vitest';
import { caseStates } from '#contract/sales/payments/values.ts';
import { allowedCaseMoves, caseMoves, nextCaseState } from './case-state.ts';

describe('a case', () => {
  test('is resolved once', () => {
    const allowed = Object.fromEntries(caseStates.map((state) => [state, allowedCaseMoves(state)]));
    expect(allowed).toEqual({
      open: ['settle', 'refund', 'recordRefund', 'credit', 'dismiss'],
      refunding: ['finishRefund', 'reopen'],
      settled: [],
      refunded: [],
      credited: [],
      dismissed: [],
    });
  });

  test('refuses every other move', () => {
    for (const state of caseStates) {
      for (const move of caseMoves.filter((each) => !allowedCaseMoves(state).includes(each))) {
        expect(() => nextCaseState(state, move)).toThrow('invalid_transition');
      }
    }
  });

  test('can reach every state', () => {
    const reached = new Set<string>(['open']);
    for (const state of caseStates) for (const move of allowedCaseMoves(state)) reached.add(nextCaseState(state, move));
    expect([...reached].toSorted()).toEqual([...caseStates].toSorted());
  });
});
