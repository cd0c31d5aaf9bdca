import type { AnswerValue, Question } from '#contract/assessments/questions.ts';
import { manualKinds } from '#contract/assessments/values.ts';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { typedNumber } from '#contract/rules/assessments/typed-number.ts';

/**
 * The points of an answer, with two decimals. Null where a trainer grades it; what was not answered has none. `several`:
 * the share of the right options, less one for each wrong one. `order` and `match`: the share that is in its place.
 */
export function markAnswer(question: Question, value: AnswerValue | undefined): number | null {
  if (!isAnswered(value) || value === null || value === undefined) return 0;
  if (manualKinds.includes(question.kind)) return null;
  return Math.round(question.points * shareOf(question, value) * 100) / 100;
}

function shareOf(question: Question, value: Given): number {
  switch (question.kind) {
    case 'several':
      return severalShare(question.right, listOf(value));
    case 'order':
      return placedShare(
        question.options.map(({ value: key }) => key),
        listOf(value),
      );
    case 'match':
      return pairedShare(question, value);
    default:
      return isRight(question, value) ? 1 : 0;
  }
}

type Given = NonNullable<AnswerValue>;

function listOf(value: Given): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function isRight(question: Question, value: Given): boolean {
  if (question.kind === 'choice') return value === question.right;
  if (question.kind === 'number') return isNear(question, value);
  return question.kind === 'text' && typeof value === 'string' && isAccepted(question.accepted, value);
}

function severalShare(right: readonly string[], given: readonly string[]): number {
  const wanted = new Set(right);
  const chosen = [...new Set(given)];
  const hits = chosen.filter((one) => wanted.has(one)).length;
  return Math.max(0, (hits - (chosen.length - hits)) / wanted.size);
}

function placedShare(right: readonly string[], given: readonly string[]): number {
  return right.filter((key, place) => given[place] === key).length / right.length;
}

function pairedShare(question: Extract<Question, { kind: 'match' }>, value: NonNullable<AnswerValue>): number {
  if (typeof value === 'string' || Array.isArray(value)) return 0;
  const { items, right } = question;
  return (
    items.filter(({ value: item }) => right[item] !== undefined && value[item] === right[item]).length / items.length
  );
}

/** Decimals of the decimal system are not exact: 0.3 is within 0.1 of 0.2. */
const rounding = 1e-9;

function isNear({ right, tolerance }: { right: number; tolerance: number }, value: NonNullable<AnswerValue>): boolean {
  const typed = typeof value === 'string' ? typedNumber(value) : null;
  if (typed === null) return false;
  return Math.abs(typed - right) <= tolerance + rounding * Math.max(1, Math.abs(right));
}

function isAccepted(accepted: readonly string[], value: string): boolean {
  const given = folded(value);
  return accepted.some((one) => folded(one) === given);
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
