import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusals.ts';
import { errorBody } from './error-answers.ts';
import { waitingTime } from './waiting-time.ts';

test.each([
  [1, 'second', 1],
  [119, 'second', 119],
  [120, 'minute', 2],
  [3_541, 'minute', 60],
  [7_200, 'minute', 120],
  [7_201, 'hour', 3],
  [86_400, 'hour', 24],
])('%d seconds are given by the %s: %d', (seconds, unit, count) => {
  expect(waitingTime(seconds)).toEqual({ unit, count });
});

test.each([
  ['pt-AO', 1, 'Fez demasiadas tentativas. Tente outra vez dentro de 1 segundo.'],
  ['pt-AO', 3_600, 'Fez demasiadas tentativas. Tente outra vez dentro de 60 minutos.'],
  ['en-GB', 86_400, 'Too many attempts. Try again in 24 hours.'],
] as const)('in %s a wait of %d seconds reads well', (locale, seconds, sentence) => {
  const refusal = new Refusal('too_many_requests', { seconds });
  expect(errorBody(refusal, { locale }).body.message).toBe(sentence);
});
