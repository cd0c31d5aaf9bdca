import { describe, expect, test } from 'vitest';
import { withAnswer, withoutAnswer } from './unsent-answers.ts';

const answer = (question_id: string, revision: number) => ({ attempt_id: 1, question_id, revision, value: 'a' });

describe('unsent answers', () => {
  test('are one for each question, the newest, in the order of the questions', () => {
    const unsent = [answer('q1', 1), answer('q2', 2), answer('q1', 3)].reduce(withAnswer, []);
    expect(unsent).toEqual([answer('q1', 3), answer('q2', 2)]);
  });

  test('lose what was sent, and nothing that came meanwhile', () => {
    const unsent = [answer('q1', 3), answer('q2', 2)];
    expect(withoutAnswer(unsent, answer('q1', 1))).toEqual(unsent);
    expect(withoutAnswer(unsent, answer('q1', 3))).toEqual([answer('q2', 2)]);
    expect(withoutAnswer(unsent, { ...answer('q2', 9), attempt_id: 2 })).toEqual(unsent);
  });
});
