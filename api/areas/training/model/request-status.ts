import { Refusal } from '#contract/refusals.ts';
import type { CourseRequestStatus } from '#contract/areas/training/values.ts';

export type RequestMove = 'approve' | 'decline' | 'withdraw' | 'give';

const moves: Record<RequestMove, { from: readonly CourseRequestStatus[]; to: CourseRequestStatus }> = {
  approve: { from: ['requested'], to: 'approved' },
  decline: { from: ['requested', 'approved'], to: 'declined' },
  withdraw: { from: ['requested', 'approved'], to: 'withdrawn' },
  give: { from: ['requested', 'approved'], to: 'given' },
};

/** Null where the move was made already. Refuses `invalid_transition`. */
export function nextRequestStatus(status: CourseRequestStatus, move: RequestMove): CourseRequestStatus | null {
  const { from, to } = moves[move];
  if (status === to) return null;
  if (!from.includes(status)) throw new Refusal('invalid_transition');
  return to;
}
