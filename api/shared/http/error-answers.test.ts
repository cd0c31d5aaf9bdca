import { ORPCError, ValidationError } from '@orpc/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { WrittenText } from '#contract/basics.ts';
import { refusals, Refusal, type RefusalCode } from '#contract/refusals.ts';
import { errorBody, isBug } from './error-answers.ts';

const declared = (Object.keys(refusals) as RefusalCode[]).filter((code) => code !== 'unexpected_error');

test.each(declared)('the refusal %s is no bug', (code) => {
  expect(isBug(new Refusal(code))).toBe(false);
});

test('any other error is a bug', () => {
  expect(isBug(new Error('boom'))).toBe(true);
});

const Terms = z.object({ capacity: z.int().min(1).max(120), position: z.int(), title: WrittenText.optional() });

test.each([
  [{ capacity: 121, position: 1 }, /até 120\.$/],
  [{ capacity: 0, position: 1 }, /a partir de 1\.$/],
  [{ capacity: 5, position: 2 ** 60 }, /não é válido\.$/],
  [{ capacity: 5, position: 1, title: {} }, /^Preencha o campo «Título»\.$/],
  [{ capacity: 5, position: 1, title: { pt: ' ' } }, /^Preencha o campo «Título»\.$/],
])('a number beyond its limit and a text without words are refused in a sentence: %o', (input, sentence) => {
  const issues = [...(Terms.safeParse(input).error?.issues ?? [])];
  const cause = new ValidationError({ message: 'wrong', issues, data: input });
  const { status, body } = errorBody(new ORPCError('BAD_REQUEST', { cause }), { locale: 'pt-PT' });
  expect([status, body.errors.map(({ message }) => message)]).toEqual([400, [expect.stringMatching(sentence)]]);
});
