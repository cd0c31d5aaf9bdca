import { expect, test } from 'vitest';
import { giftActions } from './gift-actions.ts';

test('a gift can be sent again and changed until it is over', () => {
  expect(giftActions({ status: 'sent', is_open: true })).toEqual({ resend: true, change: true });
  expect(giftActions({ status: 'expired', is_open: true })).toEqual({ resend: true, change: true });
  expect(giftActions({ status: 'sent', is_open: false })).toEqual({ resend: false, change: false });
});

test('a gift that is not paid, or was declined, is not sent again', () => {
  expect(giftActions({ status: 'unpaid', is_open: true })).toEqual({ resend: false, change: true });
  expect(giftActions({ status: 'declined', is_open: true })).toEqual({ resend: false, change: true });
});
