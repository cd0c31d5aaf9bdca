import type { HandInStatus, HandInVerdict } from '#contract/learning/tasks/values.ts';
import { Refusal } from '#contract/refusals.ts';

type Move = 'handIn' | HandInVerdict;

/** The life of a round. A pair that is not written here cannot happen: what follows `returned` is a new round. */
export const handInMoves: Record<HandInStatus, Partial<Record<Move, HandInStatus>>> = {
  handed_in: { handIn: 'handed_in', accept: 'accepted', return: 'returned' },
  returned: {},
  accepted: {},
};

export function nextHandInStatus(from: HandInStatus, move: Move): HandInStatus {
  const to = handInMoves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

type Newest = { status: HandInStatus; round: number; version: number } | undefined;

/** What handing in does: the first or a next round, or in place of the one that waits. */
export function handingIn(newest: Newest, seenVersion: number): { kind: 'new'; round: number } | { kind: 'replace' } {
  if (newest?.status === 'accepted') throw new Refusal('hand_in_accepted');
  if (seenVersion !== (newest?.version ?? 0)) throw new Refusal('hand_in_changed');
  if (newest?.status === 'handed_in') return { kind: 'replace' };
  return { kind: 'new', round: (newest?.round ?? 0) + 1 };
}
