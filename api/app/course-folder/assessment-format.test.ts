import { expect, test } from 'vitest';
import { AssessmentPart } from './assessment-format.ts';

const choice = (...labels: string[]) => ({
  id: 'q1',
  kind: 'choice',
  points: 1,
  prompt: { pt: 'Qual?' },
  options: labels.map((label, at) => ({ value: `v${at}`, label: { pt: label } })),
  right: 'v0',
});

test('two options that look the same are a problem of their question', () => {
  const questions = [choice('Lisboa', 'Porto'), { ...choice('Lisboa', ' Lisboa'), id: 'q2' }];
  const { error } = AssessmentPart.safeParse({ questions });
  expect(error?.issues).toMatchObject([
    { path: ['questions', 1], message: 'options_alike', params: { option: 'v1', question: 'q2' } },
  ]);
  expect(AssessmentPart.safeParse({ questions: questions.slice(0, 1) }).success).toBe(true);
});
