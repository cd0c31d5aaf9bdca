import { describe, expect, test } from 'vitest';
import { enrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import { whyNoCertificate } from './why-no-certificate.ts';

describe('an enrollment that is due no certificate', () => {
  test.for([
    ['registered', false, 'not_concluded'],
    ['enrolled', false, 'not_concluded'],
    ['enrolled', true, 'not_earned'],
    ['canceled', false, 'ended'],
    ['canceled', true, 'ended'],
    ['withdrawal', true, 'ended'],
  ] as const)('as %s, concluded %s, is told that it is %s', ([status, isConcluded, why]) => {
    expect(whyNoCertificate({ status, isConcluded, isErased: false })).toBe(why);
  });

  test('of an erased person is told that alone', () => {
    for (const status of enrollmentStatuses) {
      expect(whyNoCertificate({ status, isConcluded: true, isErased: true })).toBe('erased');
    }
  });
});
