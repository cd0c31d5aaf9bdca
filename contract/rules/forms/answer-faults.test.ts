import { describe, expect, test } from 'vitest';
import { answerFaults } from './answer-faults.ts';
import type { Answer, FieldRule } from './field.ts';

const options = [{ value: 'yes' }, { value: 'no' }, { value: 'partly' }];
const question = { key: 'q', is_required: false } as const;
const fields = {
  text: { ...question, kind: 'text', longest: 3 },
  number: { ...question, kind: 'number', least: 1, most: 20, decimals: 1 },
  whole: { ...question, kind: 'number', least: 0, most: 20, decimals: 0 },
  choice: { ...question, kind: 'choice', options },
  several: { ...question, kind: 'several', options, most_choices: 2 },
  five: { ...question, kind: 'scale', scale: '1-5' },
  ten: { ...question, kind: 'scale', scale: '0-10' },
  date: { ...question, kind: 'date', earliest: '2026-01-01', latest: '2026-12-31' },
  file: { ...question, kind: 'file' },
} satisfies Record<string, FieldRule>;

const faultOf = (field: FieldRule, answer: Answer) => answerFaults([field], { q: answer })[0]?.code;

describe('an answer', () => {
  test.each([
    ['text', 'abc'],
    ['number', 1],
    ['number', 19.5],
    ['whole', 0],
    ['choice', 'no'],
    ['several', ['yes', 'no']],
    ['five', 5],
    ['ten', 0],
    ['date', '2026-02-28'],
    ['file', '0a0b0c0d-0000-4000-8000-00000000000f'],
  ] as const)('fits its field: %s %j', (kind, answer) => {
    expect(faultOf(fields[kind], answer)).toBeUndefined();
  });

  test.each([
    ['text', 'abcd', 'answer_too_long'],
    ['text', 'x'.repeat(1_000_000), 'answer_too_long'],
    ['text', 1, 'answer_too_long'],
    ['number', '12', 'answer_not_a_number'],
    ['number', Number.NaN, 'answer_not_a_number'],
    ['number', Number.POSITIVE_INFINITY, 'answer_not_a_number'],
    ['number', 0.9, 'answer_out_of_range'],
    ['number', 21, 'answer_out_of_range'],
    ['number', 1.25, 'answer_too_precise'],
    ['whole', 1.5, 'answer_too_precise'],
    ['choice', 'maybe', 'answer_unknown_choice'],
    ['choice', ['yes'], 'answer_unknown_choice'],
    ['several', 'yes', 'answer_unknown_choice'],
    ['several', ['yes', 'yes'], 'answer_unknown_choice'],
    ['several', ['yes', 'maybe'], 'answer_unknown_choice'],
    ['several', ['yes', 'no', 'partly'], 'answer_too_many_choices'],
    ['five', 0, 'answer_out_of_range'],
    ['five', 2.5, 'answer_out_of_range'],
    ['ten', 11, 'answer_out_of_range'],
    ['date', '2026-02-30', 'answer_not_a_date'],
    ['date', '24/11/2026', 'answer_not_a_date'],
    ['date', '2025-12-31', 'answer_date_out_of_range'],
    ['date', '2027-01-01', 'answer_date_out_of_range'],
    ['file', 'cv.pdf', 'answer_not_a_file'],
  ] as const)('does not fit its field: %s %j', (kind, answer, code) => {
    expect(faultOf(fields[kind], answer)).toBe(code);
  });

  test.each(['', '   ', []] as Answer[])('counts as missing where it is blank: %j', (answer) => {
    for (const field of Object.values(fields)) {
      expect(faultOf(field, answer)).toBeUndefined();
      expect(faultOf({ ...field, is_required: true }, answer)).toBe('answer_missing');
    }
  });

  test('to a field that the form lacks, or to a section, is a fault', () => {
    const section: FieldRule = { kind: 'section', key: 's' };
    const faults = answerFaults([section, fields.text], { s: 'x', nothing: 1, __proto: 'x' });
    expect(faults.map(({ key, code }) => [key, code])).toEqual([
      ['s', 'answer_unknown_field'],
      ['nothing', 'answer_unknown_field'],
      ['__proto', 'answer_unknown_field'],
    ]);
  });

  test('has one fault each, in the order of the fields', () => {
    const two: FieldRule[] = [
      { ...fields.choice, key: 'one', is_required: true },
      { ...fields.text, key: 'two' },
    ];
    expect(answerFaults(two, { two: 'long' }).map(({ key }) => key)).toEqual(['one', 'two']);
  });
});
