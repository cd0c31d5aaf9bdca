import type { AffiliationStatus } from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';

export const affiliationMoves = ['invite', 'resend', 'accept', 'decline', 'expire', 'end'] as const;
export type AffiliationMove = (typeof affiliationMoves)[number];

/** The whole life of an affiliation. Somebody who comes back after the end gets a new one. */
const moves: Record<AffiliationStatus, Partial<Record<AffiliationMove, AffiliationStatus>>> = {
  invited: {
    invite: 'invited',
    resend: 'invited',
    accept: 'active',
    decline: 'declined',
    expire: 'expired',
    end: 'ended',
  },
  expired: { invite: 'invited', resend: 'invited', end: 'ended' },
  declined: { invite: 'invited', end: 'ended' },
  active: { end: 'ended' },
  ended: {},
};

export function nextStatus(from: AffiliationStatus, move: AffiliationMove): AffiliationStatus {
  const to = moves[from][move];
  if (!to) throw new Refusal('invalid_transition', { from, move });
  return to;
}

type Waiting = { status: AffiliationStatus; expires_at: Date | null };

/** An invitation is expired at its moment, not only when the job comes by. */
export function statusAt({ status, expires_at }: Waiting, now: Date): AffiliationStatus {
  return status === 'invited' && expires_at !== null && expires_at <= now ? 'expired' : status;
}
