import { describe, expect, test } from 'vitest';
import { isOpenOrder, orderStatuses } from '#contract/sales/orders/values.ts';
import { orderLifeCycle } from './order-status.ts';

describe('an order', () => {
  test('cannot be cancelled once it is paid', () => {
    expect(() => orderLifeCycle.next('aguarda-satisfacao', 'cancel')).toThrow('invalid_transition');
    expect(() => orderLifeCycle.next('finalizada', 'cancel')).toThrow('invalid_transition');
  });

  test('is refunded for good', () => {
    expect(orderLifeCycle.moves.filter((move) => orderLifeCycle.allows('devolvida', move))).toEqual([]);
  });

  test('is open while it can be canceled', () => {
    expect(orderStatuses.filter(isOpenOrder)).toEqual(
      orderStatuses.filter((status) => orderLifeCycle.allows(status, 'cancel')),
    );
  });
});
