import { longestShortAnswer } from '#contract/learning/assessments/values.ts';
import { readingsOf } from '#contract/rules/assessments/typed-number.ts';
import { textIn } from '#contract/rules/text-in.ts';
import type { Answer, KindRules } from './kind.ts';

export const number: KindRules<'number'> = {
  fits: (_, answer) => typeof answer === 'string' && answer.length <= longestShortAnswer && readings(answer).length > 0,
  isAmbiguous: (answer) => readings(answer).length > 1,
  // One with two readings was stored before they were asked about, and costs nobody points.
  mark: ({ right, tolerance }, answer) =>
    readings(answer).some((typed) => Math.abs(typed - right) <= tolerance + rounding * Math.max(1, Math.abs(right)))
      ? 1
      : 0,
  open: ({ unit }, shown, locale) => ({ ...shown, kind: 'number', unit: unit ? textIn(unit, locale) : null }),
  draw: (question) => ({ ...question, shown: [] }),
  isSound: () => true,
  right: ({ right }) => String(right),
};

/** Decimals of the decimal system are not exact: 0.3 is within 0.1 of 0.2. */
const rounding = 1e-9;

function readings(answer: Answer): number[] {
  return typeof answer === 'string' ? readingsOf(answer) : [];
}
