import { courseRequestStatuses } from '#contract/areas/training/values.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** A move that was made already changes nothing. */
export const requestLifeCycle = lifeCycle(courseRequestStatuses, {
  requested: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn', give: 'given' },
  approved: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn', give: 'given' },
  declined: { decline: 'declined' },
  withdrawn: { withdraw: 'withdrawn' },
  given: { give: 'given' },
});
export type RequestMove = MoveOf<typeof requestLifeCycle>;
