import type { Question } from '#contract/learning/assessments/questions.ts';
import { Refusal } from '#contract/refusals.ts';

type Given = { rubric: Record<string, number> | null; points: number | null };

/** The points that a trainer gives: the sum of all criteria, or plain points where the question has none. */
export function manualPoints(question: Question, { rubric, points }: Given): number {
  if (question.kind !== 'long_text' && question.kind !== 'file') throw new Refusal('points_do_not_fit');
  if (question.rubric.length === 0) {
    if (points === null || points > question.points) throw new Refusal('points_do_not_fit', { most: question.points });
    return points;
  }
  const given = question.rubric.map(({ key, points: most }) => ({ got: rubric?.[key], most }));
  const known = new Set(question.rubric.map(({ key }) => key));
  const isWhole = given.every(({ got, most }) => got !== undefined && got <= most);
  if (!isWhole || Object.keys(rubric ?? {}).some((key) => !known.has(key)))
    throw new Refusal('points_do_not_fit', { most: question.points });
  return given.reduce((sum, { got }) => sum + Math.round((got ?? 0) * 100), 0) / 100;
}
