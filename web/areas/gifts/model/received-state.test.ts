import { expect, test } from 'vitest';
import { receivedState } from './received-state.ts';

const gift = { email: 'ana@mestria.test', status: 'sent' as const };

test('a gift is open to the address that it was given to, and to no other', () => {
  expect(receivedState(gift, 'Ana@Mestria.test')).toBe('open');
  expect(receivedState(gift, 'rui@mestria.test')).toBe('of_another');
});

test('a gift that was accepted says so to its recipient alone', () => {
  expect(receivedState({ ...gift, status: 'accepted' }, 'ana@mestria.test')).toBe('accepted');
  expect(receivedState({ ...gift, status: 'accepted' }, 'rui@mestria.test')).toBe('of_another');
});
