import type { Pool, Question } from '#contract/learning/assessments/questions.ts';
import { shuffled, type Random } from './kinds/options.ts';
import { kindOf, type DrawnQuestion } from './question-kinds.ts';

type QuestionSource = { questions: readonly Question[]; pools: readonly Pool[]; isShuffled: boolean };

/** The questions of one attempt: those without a pool, and as many of each pool as it draws. Stored, so it is fixed. */
export function drawQuestions({ questions, pools, isShuffled }: QuestionSource, random: Random): DrawnQuestion[] {
  const out = new Set<string>();
  for (const { key, draws } of pools) {
    const ids = questions.filter(({ pool }) => pool === key).map(({ id }) => id);
    for (const id of shuffled(ids, random).slice(draws)) out.add(id);
  }
  const rendered = questions.filter(({ id }) => !out.has(id));
  const inOrder = isShuffled ? shuffled(rendered, random) : rendered;
  return inOrder.map((question) => kindOf(question).draw(question, { isShuffled, random }));
}
