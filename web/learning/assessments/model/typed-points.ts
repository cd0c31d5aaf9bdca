import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { OpenedQuestion } from '#contract/learning/assessments/questions.ts';

/** What a trainer has typed for one answer; criteria by key, or under '' where the question has none. */
export type TypedPoints = { points: Readonly<Record<string, string>>; comment: string };
type ByHand = Extract<OpenedQuestion, { rubric: unknown }>;

export function isByHand(question: OpenedQuestion): question is ByHand {
  return 'rubric' in question;
}

export function criteriaOf({ rubric, points }: ByHand): { key: string; label: string | null; points: number }[] {
  return rubric.length > 0 ? rubric : [{ key: '', label: null, points }];
}

export function startOf({ feedback }: Pick<OpenedAttempt, 'feedback'>): Record<string, TypedPoints> {
  return Object.fromEntries(
    (feedback ?? []).map(({ question_id, points, rubric, comment }) => {
      const existing = rubric ?? (points === null ? {} : { '': points });
      const texts = Object.entries(existing).map(([key, value]) => [key, String(value).replace('.', ',')]);
      return [question_id, { points: Object.fromEntries(texts), comment: comment ?? '' }];
    }),
  );
}

/** What to send; answers without any points wait, and those with a part of them are wrong. */
export function pointsIn(questions: readonly OpenedQuestion[], typed: Readonly<Record<string, TypedPoints>>) {
  const wrong: string[] = [];
  const answers = questions.filter(isByHand).flatMap((question) => {
    const { points = {}, comment = '' } = typed[question.id] ?? {};
    const input = criteriaOf(question).map(({ key, points: most }) => ({ key, value: numberIn(points[key], most) }));
    if (input.every(({ value }) => value === undefined)) return [];
    if (input.some(({ value }) => typeof value !== 'number')) {
      wrong.push(question.id);
      return [];
    }
    const all = Object.fromEntries(input.map(({ key, value }) => [key, value ?? 0]));
    const [first = 0] = Object.values(all);
    const isPlain = question.rubric.length === 0;
    return [{ question_id: question.id, comment, points: isPlain ? first : null, rubric: isPlain ? null : all }];
  });
  return { answers, wrong };
}

/** Undefined where nothing was typed, null where it is no number of points. */
function numberIn(text: string | undefined, most: number): number | null | undefined {
  const plain = text?.trim().replace(',', '.') ?? '';
  if (plain === '') return undefined;
  const value = /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return value <= most ? value : null;
}
