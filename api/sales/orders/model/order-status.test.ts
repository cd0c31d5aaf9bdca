import { describe, expect, test } from 'vitest';
import { orderStatuses } from '#contract/sales/orders/values.ts';
import { isOpen, isSettled, orderLifeCycle } from './order-status.ts';

describe('an order', () => {
  test('cannot be cancelled once it is paid', () => {
    expect(() => orderLifeCycle.next('aguarda-satisfacao', 'cancel')).toThrow('invalid_transition');
    expect(() => orderLifeCycle.next('finalizada', 'cancel')).toThrow('invalid_transition');
  });

  test('is refunded for good', () => {
    expect(orderLifeCycle.moves.filter((move) => orderLifeCycle.allows('devolvida', move))).toEqual([]);
  });

  test('is open, settled, or at an end', () => {
    expect(orderStatuses.filter(isOpen)).toEqual(['pendente', 'aguarda-pagamento']);
    expect(orderStatuses.filter(isSettled)).toEqual(['aguarda-satisfacao', 'finalizada']);
  });
});
