import { describe, expect, test } from 'vitest';
import type { OpenedQuestion } from '#contract/learning/assessments/questions.ts';
import { pointsIn, startOf } from './typed-points.ts';

const rubric = [
  { key: 'facts', label: 'Factos', points: 2 },
  { key: 'words', label: 'Escrita', points: 1 },
];
const essay: OpenedQuestion = { id: 'e', kind: 'long_text', prompt: 'Porquê?', points: 3, rubric };
const file: OpenedQuestion = { id: 'f', kind: 'file', prompt: 'A planta', points: 4, rubric: [] };
const typed = (points: Record<string, string>) => ({ points, comment: 'Bem.' });

describe('typed points', () => {
  test('are sent by criterion, or plain where there are none', () => {
    const { answers, wrong } = pointsIn([essay, file], {
      e: typed({ facts: '1,5', words: '1' }),
      f: typed({ '': '4' }),
    });
    expect(answers).toEqual([
      { question_id: 'e', comment: 'Bem.', points: null, rubric: { facts: 1.5, words: 1 } },
      { question_id: 'f', comment: 'Bem.', points: 4, rubric: null },
    ]);
    expect(wrong).toEqual([]);
  });

  test('wait where there are none, and are wrong in part, above the most or as no number', () => {
    expect(pointsIn([essay, file], {})).toEqual({ answers: [], wrong: [] });
    expect(pointsIn([essay], { e: typed({ facts: '1' }) }).wrong).toEqual(['e']);
    expect(pointsIn([file], { f: typed({ '': '4,5' }) }).wrong).toEqual(['f']);
    expect(pointsIn([file], { f: typed({ '': 'muito' }) }).wrong).toEqual(['f']);
  });

  test('begin with those that were given before', () => {
    const input = { right: null, comment: null };
    const feedback = [
      { question_id: 'e', points: 2.5, rubric: { facts: 1.5, words: 1 }, ...input },
      { question_id: 'f', points: null, rubric: null, ...input },
    ];
    expect(startOf({ feedback })).toEqual({
      e: { points: { facts: '1,5', words: '1' }, comment: '' },
      f: { points: {}, comment: '' },
    });
  });
});
