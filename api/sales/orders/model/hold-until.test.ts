import { describe, expect, test } from 'vitest';
import { inClassOrder } from './class-order.ts';
import { firstHoldUntil, orderExpiry } from './hold-until.ts';

const at = (hours: number) => new Date(Date.UTC(2026, 10, 21, 8 + hours));

describe('an order', () => {
  test('lasts two hours before the first attempt', () => {
    expect(firstHoldUntil(at(0))).toEqual(at(2));
  });

  test('lives a day longer than its latest attempt', () => {
    expect(orderExpiry(at(48), at(26))).toEqual(at(72));
    expect(orderExpiry(at(48), at(96))).toEqual(at(96));
    expect(orderExpiry(at(48), null)).toEqual(at(72));
  });
});

test('classes are locked by ascending id, whatever the order of the cart', () => {
  expect(inClassOrder([{ class_id: 9 }, { class_id: null }, { class_id: 3 }])).toEqual([
    { class_id: 3 },
    { class_id: 9 },
  ]);
});
