import { expect, test } from 'vitest';
import { certificateInReach } from './certificate-in-reach.ts';

const pending = {
  status: 'enrolled',
  outcome: 'pending',
  courseGives: 'conclusion-certificate',
  isAssessed: true,
} as const;

test('an assessed course leads to the certificate that it gives, another to one of participation', () => {
  expect(certificateInReach(pending)).toBe('conclusion-certificate');
  expect(certificateInReach({ ...pending, outcome: 'passed' })).toBe('conclusion-certificate');
  expect(certificateInReach({ ...pending, isAssessed: false })).toBe('participation-certificate');
  expect(certificateInReach({ ...pending, outcome: 'attended' })).toBe('participation-certificate');
});

test('a failed assessment still gives participation where the course gives no more', () => {
  expect(certificateInReach({ ...pending, outcome: 'failed' })).toBeNull();
  expect(certificateInReach({ ...pending, outcome: 'failed', courseGives: 'participation-certificate' })).toBe(
    'participation-certificate',
  );
});

test('who left or did not complete it reaches none', () => {
  expect(certificateInReach({ ...pending, outcome: 'not_completed' })).toBeNull();
  expect(certificateInReach({ ...pending, status: 'withdrawal' })).toBeNull();
  expect(certificateInReach({ ...pending, status: 'canceled' })).toBeNull();
});
