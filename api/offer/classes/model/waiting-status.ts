import { waitingStatuses } from '#contract/offer/classes/values.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';

/** A place on a waiting list [domain 4.1]. */
export const waitingLifeCycle = lifeCycle(waitingStatuses, {
  waiting: { offer: 'offered', leave: 'left', end: 'expired' },
  offered: { accept: 'accepted', expire: 'expired', withdraw: 'waiting', leave: 'left' },
  accepted: {},
  expired: {},
  left: {},
});
export type WaitingMove = MoveOf<typeof waitingLifeCycle>;
