import { describe, expect, test } from 'vitest';
import { certificateTypeFor } from './certificate-type.ts';

const conclusion = 'conclusion-certificate';
const participation = 'participation-certificate';

describe('a concluded enrollment', () => {
  test.each([
    ['passed', conclusion, conclusion],
    ['passed', participation, participation],
    ['attended', conclusion, participation],
    ['attended', participation, participation],
    ['failed', participation, participation],
    ['failed', conclusion, null],
    ['not_completed', conclusion, null],
    ['pending', conclusion, null],
  ] as const)('that is %s in a course with a %s earns %s', (outcome, courseGives, earned) => {
    expect(certificateTypeFor({ status: 'enrolled', outcome, courseGives })).toBe(earned);
  });

  test.each(['registered', 'canceled', 'withdrawal'] as const)('that is %s earns nothing', (status) => {
    expect(certificateTypeFor({ status, outcome: 'passed', courseGives: conclusion })).toBeNull();
  });
});
