import type { Candidate } from './match-lines.ts';

const ranks: Record<Candidate['state'], number> = { waiting: 0, paid: 1, ended: 2 };

/** Of the attempts of one order: the one that waits, or else one that is paid, or else the latest that has ended. */
export function likeliestAttempt<One extends Pick<Candidate, 'state'>>(attempts: readonly One[]): One | undefined {
  return attempts.toSorted((one, other) => ranks[one.state] - ranks[other.state])[0];
}
