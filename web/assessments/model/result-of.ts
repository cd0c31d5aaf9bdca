type Got = { points: number | null };

export type Result = 'right' | 'partly' | 'wrong' | 'waits';

export function resultOf({ points: got }: Got, most: number): Result {
  if (got === null) return 'waits';
  if (got >= most) return 'right';
  return got > 0 ? 'partly' : 'wrong';
}
