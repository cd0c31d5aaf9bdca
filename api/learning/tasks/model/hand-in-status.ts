import { handInStatuses, type HandInStatus } from '#contract/learning/tasks/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { lifeCycle } from '#contract/rules/life-cycle.ts';

/** One round: what follows `returned` is a new round. */
export const handInLifeCycle = lifeCycle(handInStatuses, {
  handed_in: { handIn: 'handed_in', accept: 'accepted', return: 'returned' },
  returned: {},
  accepted: {},
});

type Newest = { status: HandInStatus; round: number; version: number } | undefined;

/** What handing in does: the first or a next round, or in place of the one that waits. */
export function handingIn(newest: Newest, seenVersion: number): { kind: 'new'; round: number } | { kind: 'replace' } {
  if (newest?.status === 'accepted') throw new Refusal('hand_in_accepted');
  if (seenVersion !== (newest?.version ?? 0)) throw new Refusal('hand_in_changed');
  if (newest?.status === 'handed_in') return { kind: 'replace' };
  return { kind: 'new', round: (newest?.round ?? 0) + 1 };
}
