import type { AnswerValue, Question } from '#contract/learning/assessments/questions.ts';
import { manualKinds } from '#contract/learning/assessments/values.ts';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { readingsOf } from '#contract/rules/assessments/typed-number.ts';
import { asOne } from './alike.ts';

/**
 * The points of an answer, with two decimals. Null where a trainer grades it; what was not answered has none. `several`:
 * the share of the right options, less one for each wrong one. `order` and `match`: the share that is in its place.
 * Options that look the same count as one: learners cannot tell them apart.
 */
export function markAnswer(question: Question, value: AnswerValue | undefined): number | null {
  if (!isAnswered(value) || value === null || value === undefined) return 0;
  if (manualKinds.includes(question.kind)) return null;
  return Math.round(question.points * shareOf(question, value) * 100) / 100;
}

function shareOf(question: Question, value: Answer): number {
  switch (question.kind) {
    case 'several':
      return severalShare(question, listOf(value));
    case 'order':
      return placedShare(question, listOf(value));
    case 'match':
      return pairedShare(question, value);
    default:
      return isRight(question, value) ? 1 : 0;
  }
}

type Answer = NonNullable<AnswerValue>;

function listOf(value: Answer): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function isRight(question: Question, value: Answer): boolean {
  if (question.kind === 'choice') return typeof value === 'string' && isChosen(question, value);
  if (question.kind === 'number') return isNear(question, value);
  return question.kind === 'text' && typeof value === 'string' && isAccepted(question.accepted, value);
}

type Kind<K extends Question['kind']> = Extract<Question, { kind: K }>;

function isChosen({ options, right }: Kind<'choice'>, value: string): boolean {
  const one = asOne(options);
  return one(value) === one(right);
}

function severalShare({ options, right }: Kind<'several'>, answer: readonly string[]): number {
  const one = asOne(options);
  const expected = new Set(right.map(one));
  const chosen = [...new Set(answer.map(one))];
  const hits = chosen.filter((value) => expected.has(value)).length;
  return Math.max(0, (hits - (chosen.length - hits)) / expected.size);
}

function placedShare({ options }: Kind<'order'>, answer: readonly string[]): number {
  const one = asOne(options);
  const places = answer.map(one);
  return options.filter(({ value }, place) => places[place] === one(value)).length / options.length;
}

/** Items that look the same may have each other's options. */
function pairedShare({ items, options, right }: Kind<'match'>, value: Answer): number {
  if (typeof value === 'string' || Array.isArray(value)) return 0;
  const [item, option] = [asOne(items), asOne(options)];
  const pairs = items.map(({ value: key }) => pairOf(item(key), option(right[key] ?? '')));
  const hits = items.filter(({ value: key }) => {
    const answer = value[key];
    const place = answer === undefined ? -1 : pairs.indexOf(pairOf(item(key), option(answer)));
    if (place >= 0) pairs.splice(place, 1);
    return place >= 0;
  });
  return hits.length / items.length;
}

function pairOf(item: string, option: string): string {
  return `${item} ${option}`;
}

/** Decimals of the decimal system are not exact: 0.3 is within 0.1 of 0.2. */
const rounding = 1e-9;

function isNear({ right, tolerance }: { right: number; tolerance: number }, value: NonNullable<AnswerValue>): boolean {
  // One with two readings was stored before they were asked about, and costs nobody points.
  const readings = typeof value === 'string' ? readingsOf(value) : [];
  return readings.some((typed) => Math.abs(typed - right) <= tolerance + rounding * Math.max(1, Math.abs(right)));
}

function isAccepted(accepted: readonly string[], value: string): boolean {
  const answer = folded(value);
  return accepted.some((one) => folded(one) === answer);
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
