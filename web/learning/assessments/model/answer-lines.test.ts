import { describe, expect, test } from 'vitest';
import type { OpenedQuestion } from '#contract/learning/assessments/questions.ts';
import { answerLines } from './answer-lines.ts';

const options = [
  { value: 'o1', label: 'Vermelho' },
  { value: 'o2', label: 'Verde' },
];
const base = { id: 'q', prompt: 'Qual?', points: 1 };
const match: OpenedQuestion = { ...base, kind: 'match', items: [{ value: 'i', label: 'Sangue' }], options };

describe('an answer says', () => {
  test('the words of its options, in order where that is the answer', () => {
    expect(answerLines({ ...base, kind: 'choice', options }, 'o2')).toEqual(['Verde']);
    expect(answerLines({ ...base, kind: 'several', options }, ['o1', 'o2'])).toEqual(['Vermelho', 'Verde']);
    expect(answerLines({ ...base, kind: 'order', options }, ['o2', 'o1'])).toEqual(['1. Verde', '2. Vermelho']);
    expect(answerLines(match, { i: 'o1' })).toEqual(['Sangue: Vermelho']);
  });

  test('its number with the unit, its text and the names of its files', () => {
    expect(answerLines({ ...base, kind: 'number', unit: 'kg' }, '720')).toEqual(['720 kg']);
    expect(answerLines({ ...base, kind: 'text' }, 'Luanda')).toEqual(['Luanda']);
    const files = [{ id: 7, name: 'planta.pdf' }];
    expect(answerLines({ ...base, kind: 'file', rubric: [] }, ['7'], files)).toEqual(['planta.pdf']);
  });

  test('nothing where nothing was answered', () => {
    expect(answerLines({ ...base, kind: 'text' }, null)).toEqual([]);
    expect(answerLines(match, {})).toEqual([]);
  });
});
