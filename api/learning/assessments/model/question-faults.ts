import { firstAlike } from './alike.ts';
import type { Pool, Question } from '#contract/learning/assessments/questions.ts';

type Given = { questions: readonly Question[]; pools: readonly Pool[] };

/** The id of the first question, or the key of the first pool, that contradicts itself. */
export function faultIn({ questions, pools }: Given): string | null {
  const ids = questions.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice !== undefined) return twice;
  const wrong = questions.find((question) => !isSound(question) || lacksPool(question, pools));
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

function isSound(question: Question): boolean {
  switch (question.kind) {
    case 'choice':
      return isDistinct(question.options) && has(question.options, question.right);
    case 'several':
      return isDistinct(question.options) && question.right.every((value) => has(question.options, value));
    case 'order':
      return isDistinct(question.options);
    case 'match':
      return isMatched(question);
    case 'long_text':
    case 'file':
      return isRubricWhole(question);
    default:
      return true;
  }
}

type Choices = readonly { value: string }[];

function isDistinct(options: Choices): boolean {
  return new Set(options.map(({ value }) => value)).size === options.length;
}

function has(options: Choices, wanted: string): boolean {
  return options.some(({ value }) => value === wanted);
}

function isMatched({ items, options, right }: Extract<Question, { kind: 'match' }>): boolean {
  if (!isDistinct(items) || !isDistinct(options)) return false;
  return items.every(({ value }) => has(options, right[value] ?? '')) && Object.keys(right).length === items.length;
}

/** The criteria together are worth what the question is. */
function isRubricWhole({ rubric, points }: { rubric: readonly { key: string; points: number }[]; points: number }) {
  if (rubric.length === 0) return true;
  const whole = rubric.reduce((sum, criterion) => sum + Math.round(criterion.points * 100), 0);
  return whole === Math.round(points * 100) && new Set(rubric.map(({ key }) => key)).size === rubric.length;
}
