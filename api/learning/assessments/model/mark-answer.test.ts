import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnswerValue, Question } from '#contract/learning/assessments/questions.ts';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { fitsQuestion, markAnswer } from './question-kinds.ts';

const common = { prompt: { pt: 'Qual?' }, points: 3 };
const options = ['a', 'b', 'c', 'd'].map((value) => ({ value, label: { pt: value } }));
const items = ['x', 'y', 'z'].map((value) => ({ value, label: { pt: value } }));
const questions = {
  choice: { ...common, id: 'q', kind: 'choice', options, right: 'b' },
  several: { ...common, id: 'q', kind: 'several', options, right: ['a', 'b', 'c'] },
  order: { ...common, id: 'q', kind: 'order', options: options.slice(0, 3) },
  match: { ...common, id: 'q', kind: 'match', items, options, right: { x: 'a', y: 'b', z: 'c' } },
  number: { ...common, id: 'q', kind: 'number', right: 3.5, tolerance: 0.1 },
  exact: { ...common, id: 'q', kind: 'number', right: 1_200, tolerance: 0 },
  text: { ...common, id: 'q', kind: 'text', accepted: ['São Tomé', 'Sao Tome e Principe'] },
  long_text: { ...common, id: 'q', kind: 'long_text', rubric: [] },
  file: { ...common, id: 'q', kind: 'file', rubric: [] },
} satisfies Record<string, Question>;
type Key = keyof typeof questions;

describe('an answer gets', () => {
  test.each<[Key, AnswerValue, number | null]>([
    ['choice', 'b', 3],
    ['choice', 'a', 0],
    ['several', ['c', 'a', 'b'], 3],
    ['several', ['a'], 1],
    ['several', ['a', 'b'], 2],
    ['several', ['a', 'b', 'd'], 1],
    ['several', ['a', 'b', 'c', 'd'], 2],
    ['several', ['d'], 0],
    ['order', ['a', 'b', 'c'], 3],
    ['order', ['a', 'c', 'b'], 1],
    ['order', ['b', 'c', 'a'], 0],
    ['match', { x: 'a', y: 'b', z: 'c' }, 3],
    ['match', { x: 'a', y: 'a', z: 'a' }, 1],
    ['match', { x: 'a' }, 1],
    ['number', '3,5', 3],
    ['number', '3.4', 3],
    ['number', '3,6', 3],
    ['number', '3,61', 0],
    ['number', '-3,5', 0],
    ['number', '35e-1', 3],
    ['exact', '1 200', 3],
    ['exact', '1200,0', 3],
    ['exact', '1200,1', 0],
    ['text', ' sao  TOMÉ ', 3],
    ['text', 'São Tomé e Príncipe', 3],
    ['text', 'Tomé', 0],
    ['long_text', 'Um parecer.', null],
    ['long_text', '   ', 0],
    ['file', ['12'], null],
    ['file', [], 0],
  ])('%s %j: %s points', (key, value, points) => {
    expect(fitsQuestion(questions[key], value)).toBe(true);
    expect(markAnswer(questions[key], value)).toBe(points);
  });

  test.each(Object.keys(questions) as Key[])('nothing where there is none: %s', (key) => {
    expect(markAnswer(questions[key], null)).toBe(0);
    expect(markAnswer(questions[key], undefined)).toBe(0);
    expect(isAnswered(null)).toBe(false);
  });

  test('no more for an option that is given twice', () => {
    expect(markAnswer(questions.several, ['a', 'a', 'b', 'b', 'c', 'c', 'c'])).toBe(questions.several.points);
  });

  test('between nothing and the points of the question, whatever it is', () => {
    const anything: fc.Arbitrary<AnswerValue> = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'zz')),
      fc.dictionary(fc.constantFrom('x', 'y', 'z', 'w'), fc.constantFrom('a', 'b', 'c', 'zz')),
      fc.constant(null),
    );
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(questions) as Key[])), anything, (key, value) => {
        const points = markAnswer(questions[key], value) ?? 0;
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(questions[key].points);
      }),
    );
  });
});

/** The key of each option before its label; `a` and `b` look the same. */
function labelled(labels: Record<string, string>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label: { pt: label } }));
}
const towns = labelled({ a: 'Lisboa', b: ' Lisboa ', c: 'Porto', d: 'lisboa' });
const rivers = labelled({ x: 'O rio', y: 'O  rio', z: 'A serra' });

describe('options that look the same cost nobody points', () => {
  test.each<[Question, AnswerValue, number]>([
    [{ ...questions.choice, options: towns, right: 'b' }, 'a', 3],
    [{ ...questions.choice, options: towns, right: 'b' }, 'd', 0],
    [{ ...questions.several, options: towns, right: ['a', 'c'] }, ['b', 'c'], 3],
    [{ ...questions.several, options: towns, right: ['a', 'c'] }, ['a', 'b', 'c'], 3],
    [{ ...questions.several, options: towns, right: ['a', 'c'] }, ['b', 'd'], 0],
    [{ ...questions.order, options: towns }, ['b', 'a', 'c', 'd'], 3],
    [{ ...questions.order, options: towns }, ['d', 'a', 'c', 'b'], 1.5],
    [{ ...questions.match, options: towns, right: { x: 'a', y: 'c', z: 'd' } }, { x: 'b', y: 'c', z: 'd' }, 3],
    [
      { ...questions.match, items: rivers, options: towns, right: { x: 'a', y: 'c', z: 'd' } },
      { x: 'c', y: 'b', z: 'd' },
      3,
    ],
    [
      { ...questions.match, items: rivers, options: towns, right: { x: 'a', y: 'c', z: 'd' } },
      { x: 'c', y: 'c', z: 'a' },
      1,
    ],
  ])('%j %j: %s points', (question, value, points) => {
    expect(markAnswer(question, value)).toBe(points);
  });

  test('in whatever language', () => {
    const banks = [
      { value: 'a', label: { pt: 'Banco', 'en-GB': 'Bank' } },
      { value: 'b', label: { pt: 'Banco', 'en-GB': 'Bench' } },
    ];
    expect(markAnswer({ ...questions.choice, options: banks, right: 'a' }, 'b')).toBe(3);
  });
});

test('a number that was stored with two readings gets the better one', () => {
  expect(markAnswer({ ...questions.exact, right: 16_000 }, '16.000')).toBe(3);
  expect(markAnswer({ ...questions.exact, right: 16 }, '16.000')).toBe(3);
  expect(markAnswer({ ...questions.exact, right: 17 }, '16.000')).toBe(0);
});

describe('an answer does not fit', () => {
  test.each<[Key, AnswerValue]>([
    ['choice', 'e'],
    ['choice', ['a']],
    ['several', ['a', 'a']],
    ['several', ['e']],
    ['order', ['a', 'b']],
    ['order', ['a', 'b', 'b']],
    ['order', 'abc'],
    ['match', { w: 'a' }],
    ['match', { x: 'zz' }],
    ['number', ['3']],
    ['number', 'três'],
    ['number', '3,5 m'],
    ['text', 'x'.repeat(501)],
    ['long_text', 'x'.repeat(20_001)],
    ['file', ['../../etc']],
    ['file', ['1', '2', '3', '4', '5', '6']],
  ])('%s %j', (key, value) => {
    expect(fitsQuestion(questions[key], value)).toBe(false);
  });
});
