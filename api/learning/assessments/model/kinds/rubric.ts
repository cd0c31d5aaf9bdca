import type { LocaleKey, LocalizedText } from '#contract/basics.ts';
import type { Question } from '#contract/learning/assessments/questions.ts';
import { Refusal } from '#contract/refusals.ts';
import { textIn } from '#contract/rules/text-in.ts';

type Criterion = { key: string; label: LocalizedText; points: number };

export function openRubric(rubric: readonly Criterion[], locale: LocaleKey) {
  return rubric.map(({ key, label, points }) => ({ key, points, label: textIn(label, locale) }));
}

/** The criteria together are worth what the question is. */
export function isRubricWhole({ rubric, points }: { rubric: readonly Criterion[]; points: number }): boolean {
  if (rubric.length === 0) return true;
  const whole = rubric.reduce((sum, criterion) => sum + Math.round(criterion.points * 100), 0);
  return whole === Math.round(points * 100) && new Set(rubric.map(({ key }) => key)).size === rubric.length;
}

type Input = { rubric: Record<string, number> | null; points: number | null };

/** The points that a trainer gives: the sum of all criteria, or plain points where the question has none. */
export function manualPoints(question: Question, { rubric, points }: Input): number {
  if (!('rubric' in question)) throw new Refusal('points_do_not_fit');
  if (question.rubric.length === 0) {
    if (points === null || points > question.points) throw new Refusal('points_do_not_fit', { most: question.points });
    return points;
  }
  const input = question.rubric.map(({ key, points: most }) => ({ got: rubric?.[key], most }));
  const existing = new Set(question.rubric.map(({ key }) => key));
  const isWhole = input.every(({ got, most }) => got !== undefined && got <= most);
  if (!isWhole || Object.keys(rubric ?? {}).some((key) => !existing.has(key)))
    throw new Refusal('points_do_not_fit', { most: question.points });
  return input.reduce((sum, { got }) => sum + Math.round((got ?? 0) * 100), 0) / 100;
}
