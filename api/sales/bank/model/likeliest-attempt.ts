/** `waiting`: not confirmed yet; `ended`: it lapsed or was canceled, and late money revives it. */
export type AttemptState = 'waiting' | 'ended' | 'paid';

const ranks: Record<AttemptState, number> = { waiting: 0, paid: 1, ended: 2 };

/** Of the attempts of one order: the one that waits, or else one that is paid, or else the first that has ended. */
export function likeliestAttempt<One extends { state: AttemptState }>(attempts: readonly One[]): One | undefined {
  return attempts.toSorted((one, other) => ranks[one.state] - ranks[other.state])[0];
}
