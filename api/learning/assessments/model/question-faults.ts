import type { Pool, Question } from '#contract/learning/assessments/questions.ts';
import { firstAlike } from './kinds/options.ts';
import { kindOf } from './question-kinds.ts';

type Input = { questions: readonly Question[]; pools: readonly Pool[] };

/** The id of the first question, or the key of the first pool, that contradicts itself. */
export function faultIn({ questions, pools }: Input): string | null {
  const ids = questions.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) return twice;
  const wrong = questions.find((question) => !kindOf(question).isSound(question) || lacksPool(question, pools));
  return wrong?.id ?? pools.find((pool) => isTooSmall(pool, questions))?.key ?? null;
}

/** The first question of which two options, or two items, look the same, with the value of one of them. */
export function alikeIn(questions: readonly Question[]): { question: string; option: string } | null {
  for (const question of questions) {
    const lists = [
      ...('options' in question ? [question.options] : []),
      ...('items' in question ? [question.items] : []),
    ];
    const option = lists.map(firstAlike).find((value) => value !== null);
    if (option !== undefined) return { question: question.id, option };
  }
  return null;
}

function lacksPool({ pool }: Question, pools: readonly Pool[]): boolean {
  return pool !== undefined && !pools.some(({ key }) => key === pool);
}

/** Questions of one pool are worth the same, or attempts would differ in their points. */
function isTooSmall({ key, draws }: Pool, questions: readonly Question[]): boolean {
  const own = questions.filter(({ pool }) => pool === key);
  return own.length < draws || new Set(own.map(({ points }) => points)).size > 1;
}
