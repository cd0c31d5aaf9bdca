import { describe, expect, test } from 'vitest';
import { orderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';
import { allowedMoves, firstStatus, isOpen, isSettled, nextStatus, orderMoves } from './order-status.ts';

function reachable(from: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const move of allowedMoves(from)) reachable(nextStatus(from, move), seen);
  return seen;
}

describe('an order', () => {
  test('can reach every status from the first one', () => {
    expect([...reachable(firstStatus)].toSorted()).toEqual([...orderStatuses].toSorted());
  });

  test('uses every move, and moves only as domain 1.4 says', () => {
    const graph = Object.fromEntries(orderStatuses.map((status) => [status, allowedMoves(status)]));
    expect(graph).toEqual({
      pendente: ['requestPayment', 'settle', 'cancel'],
      'aguarda-pagamento': ['settle', 'cancel'],
      'aguarda-satisfacao': ['fulfil', 'refund'],
      finalizada: ['reopen', 'refund'],
      devolvida: [],
      cancelada: ['settleLate'],
    });
    expect(new Set(Object.values(graph).flat())).toEqual(new Set(orderMoves));
  });

  test('cannot be cancelled once it is paid', () => {
    expect(() => nextStatus('aguarda-satisfacao', 'cancel')).toThrow('invalid_transition');
    expect(() => nextStatus('finalizada', 'cancel')).toThrow('invalid_transition');
  });

  test('is refunded for good', () => {
    expect(reachable('devolvida')).toEqual(new Set(['devolvida']));
  });

  test('is open, settled, or at an end', () => {
    expect(orderStatuses.filter(isOpen)).toEqual(['pendente', 'aguarda-pagamento']);
    expect(orderStatuses.filter(isSettled)).toEqual(['aguarda-satisfacao', 'finalizada']);
  });
});
