type Got = { points: number | null };

export type Result = 'right' | 'partly' | 'wrong' | 'unanswered' | 'waits';

/** What was not answered is not wrong. */
export function resultOf({ points }: Got, { most, isAnswered }: { most: number; isAnswered: boolean }): Result {
  if (points === null) return 'waits';
  if (points === 0 && !isAnswered) return 'unanswered';
  if (points >= most) return 'right';
  return points > 0 ? 'partly' : 'wrong';
}
