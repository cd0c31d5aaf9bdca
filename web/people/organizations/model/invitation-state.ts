import type { Invitation } from '#contract/people/organizations/affiliation.ts';

type InvitationState = 'open' | 'of_another' | 'expired' | 'accepted' | 'declined' | 'withdrawn';

type Who = { username: string; now: number };

/** What the person who follows the link of an invitation finds. */
export function invitationState(of: Pick<Invitation, 'status' | 'email' | 'expires_at'>, who: Who): InvitationState {
  if (of.status === 'declined') return 'declined';
  if (of.status === 'ended') return 'withdrawn';
  if (of.status === 'expired') return 'expired';
  if (of.status === 'active') return 'accepted';
  if (of.expires_at && Date.parse(of.expires_at) <= who.now) return 'expired';
  return of.email.toLowerCase() === who.username.toLowerCase() ? 'open' : 'of_another';
}
