import { describe, expect, test } from 'vitest';
import type { FieldRule } from '#contract/rules/forms/field.ts';
import { answersOf, withAnswer } from './typed-answers.ts';

const number: FieldRule = { kind: 'number', key: 'n', is_required: true, least: 0, most: 10, decimals: 1 };
const text: FieldRule = { kind: 'text', key: 't', is_required: true, longest: 10 };

describe('what is typed', () => {
  test.each([
    ['3', 3],
    [' 3,5 ', 3.5],
    ['3.5', 3.5],
    ['1e', '1e'],
    ['', ''],
  ])('becomes a number where the field takes one: %j', (typed, answer) => {
    expect(answersOf([number, text], { n: typed, t: '12' })).toEqual({ n: answer, t: '12' });
  });

  test('is set and removed without changing what was there', () => {
    const before = { a: 1 };
    expect(withAnswer(before, 'b', 'x')).toEqual({ a: 1, b: 'x' });
    expect(withAnswer(before, 'a', undefined)).toEqual({});
    expect(before).toEqual({ a: 1 });
  });
});
