import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeLetters } from '#contract/learning/attendance/values.ts';
import { codeFromBytes, readCode, spanOfStep, stepAt } from './code-text.ts';

describe('a code', () => {
  test('has six letters that nobody confuses', () => {
    const thirtyTwo = { minLength: 32, maxLength: 32 };
    fc.assert(
      fc.property(fc.uint8Array(thirtyTwo), (bytes) => {
        expect(codeFromBytes(bytes)).toMatch(new RegExp(`^[${codeLetters}]{6}$`));
      }),
    );
    expect(codeLetters).not.toMatch(/[01BILOSZ]/);
  });

  test('is read however it was typed', () => {
    expect(readCode(' 4k7 92p ')).toBe('4K792P');
    expect(readCode('4K7-92P')).toBe('4K792P');
  });

  test('is shown for half a minute', () => {
    const moment = new Date('2026-12-01T08:00:29.999Z');
    const step = stepAt(moment);
    expect(spanOfStep(step)).toEqual({
      from: new Date('2026-12-01T08:00:00Z'),
      until: new Date('2026-12-01T08:00:30Z'),
    });
    expect(stepAt(new Date('2026-12-01T08:00:30Z'))).toBe(step + 1);
  });
});
