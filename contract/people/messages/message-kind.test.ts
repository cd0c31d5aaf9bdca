import { expect, test } from 'vitest';
import { messageKinds } from '#contract/index.ts';
import { MessageFilter, MessageKind } from './calls.ts';

test('a filter takes the kinds that slices declare, and no other', () => {
  for (const kind of messageKinds) expect(MessageKind.safeParse(kind).success).toBe(true);
  expect(MessageFilter.safeParse({ kind: ['order_paid', 'seat_offered'] }).success).toBe(true);
  expect(MessageFilter.safeParse({ kind: 'order_pade' }).success).toBe(false);
});
