import { expect, test } from 'vitest';
import { refusals, Refusal, type RefusalCode } from '#contract/refusals.ts';
import { isBug } from './error-answers.ts';

const declared = (Object.keys(refusals) as RefusalCode[]).filter((code) => code !== 'unexpected_error');

test.each(declared)('the refusal %s is no bug', (code) => {
  expect(isBug(new Refusal(code))).toBe(false);
});

test('any other error is a bug', () => {
  expect(isBug(new Error('boom'))).toBe(true);
});
