import { userOfPerson } from '#api/people/identity/index.ts';
import { inform, settleWarnings } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { organizationPage } from '#api/shared/mail/organization-page.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { affiliationSubject } from './message-facts.ts';
import { findOrganization } from './store/organizations.ts';
import type { AffiliationRow } from './store/affiliation-row.ts';
import { affiliationById } from './store/find-affiliations.ts';

/** Notifies who sent the invitation. */
export async function notifyAffiliationAccepted(ctx: Ctx, affiliationId: number): Promise<void> {
  const row = await affiliationById(ctx, affiliationId);
  if (!row || row.invited_by_user_id === null) return;
  await inform(ctx, {
    user_id: row.invited_by_user_id,
    kind: 'affiliation_accepted',
    subject: affiliationSubject(row.id),
    facts: { organization: row.organization_name, name: row.name || row.email },
    link: organizationPage('employees', row.organization_id),
  });
}

/** Notifies the person whom somebody else ended it for, or who sent the invitation to the person that left. */
export function notifyAffiliationEnded(ctx: Ctx, affiliationId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await affiliationById(tx, affiliationId);
    if (!row) return;
    const subject = affiliationSubject(row.id);
    await settleWarnings(tx, { kinds: ['affiliation_invited'], subject });
    const recipient = await recipientOf(tx, row);
    if (!recipient) return;
    const { user_id, hasLeft } = recipient;
    await inform(tx, {
      user_id,
      kind: 'affiliation_ended',
      subject,
      facts: { organization: row.organization_name, name: row.name || row.email, left: hasLeft ? 'yes' : 'no' },
      link: hasLeft ? organizationPage('employees', row.organization_id) : '/profile/my-affiliations',
    });
  });
}

async function recipientOf(tx: Ctx, row: AffiliationRow): Promise<{ user_id: number; hasLeft: boolean } | null> {
  if (row.person_id === null) return null;
  const user = await userOfPerson(tx, row.person_id);
  if (user && user.id !== row.ended_by_user_id) return { user_id: user.id, hasLeft: false };
  // Nobody of a closed organization is left to be told that somebody left it.
  const isClosed = (await findOrganization(tx, row.organization_id))?.status === 'closed';
  return isClosed || row.invited_by_user_id === null ? null : { user_id: row.invited_by_user_id, hasLeft: true };
}
