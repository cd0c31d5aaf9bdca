import type { SeatHolder } from '#contract/areas/training/calls.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';

type Judged = Pick<SeatHolder, 'status' | 'outcome' | 'awaits_regulation' | 'progress_rate'>;

export type HolderStateName =
  | Exclude<SeatHolder['outcome'], 'pending'>
  | 'canceled'
  | 'withdrawal'
  | 'awaits_regulation'
  | 'running'
  | 'enrolled';

/** What the manager should know first. */
export function stateOf({ status, outcome, awaits_regulation, progress_rate }: Judged): HolderStateName {
  if (isEndedEnrollment(status)) return status;
  if (outcome !== 'pending') return outcome;
  if (awaits_regulation) return 'awaits_regulation';
  return progress_rate > 0 ? 'running' : 'enrolled';
}
