import type { WaitingStatus } from '#contract/offer/classes/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const waitingMoves = ['offer', 'accept', 'expire', 'withdraw', 'leave', 'end'] as const;
export type WaitingMove = (typeof waitingMoves)[number];

/** The life cycle of a waiting entry (domain 4.1). A pair that is not written here cannot happen. */
const moves: Record<WaitingStatus, Partial<Record<WaitingMove, WaitingStatus>>> = {
  waiting: { offer: 'offered', leave: 'left', end: 'expired' },
  offered: { accept: 'accepted', expire: 'expired', withdraw: 'waiting', leave: 'left' },
  accepted: {},
  expired: {},
  left: {},
};

export function nextWaitingStatus(from: WaitingStatus, move: WaitingMove): WaitingStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}
