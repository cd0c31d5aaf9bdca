import type { Invitation, InvitationReference } from '#contract/people/organizations/affiliation.ts';
import { Refusal } from '#contract/refusals.ts';
import { readUser } from '#api/people/identity/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { hashOfToken } from '#api/shared/secrets/random-token.ts';
import type { AffiliationRow } from './store/affiliation-row.ts';
import { affiliationById, affiliationByToken } from './store/find-affiliations.ts';

/** Shows who has the link no more than the email that it came in. */
export async function readInvitation(ctx: Ctx, { token }: { token: string }): Promise<Invitation> {
  const row = await affiliationByToken(ctx, hashOfToken(token));
  if (!row) throw new Refusal('not_found');
  const { id: affiliation_id, organization_name, role, email, status, expires_at } = row;
  return { affiliation_id, organization_name, role, email, status, expires_at: expires_at?.toISOString() ?? null };
}

/**
 * The invitation with its invited user. By id, an invitation of somebody else does not exist; by token, anyone who has the
 * link learns that it was sent to another address.
 */
export async function invitationToAnswer(ctx: Ctx, reference: InvitationReference) {
  const { userId, personId } = signedIn(ctx);
  const byToken = 'token' in reference;
  const row = await (byToken
    ? affiliationByToken(ctx, hashOfToken(reference.token))
    : affiliationById(ctx, reference.id));
  if (!row) throw new Refusal('not_found');
  const { username, name } = await readUser(ctx, userId);
  if (!isOf(row, { personId, username })) throw new Refusal(byToken ? 'invitation_of_another' : 'not_found');
  return { row, person: { personId, name } };
}

function isOf({ person_id, email }: AffiliationRow, { personId, username }: { personId: number; username: string }) {
  return person_id === null ? email === username.toLowerCase() : person_id === personId;
}
