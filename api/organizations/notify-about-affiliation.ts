import { userOfPerson } from '#api/identity/index.ts';
import { inform, settleWarnings } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { affiliationSubject } from './message-facts.ts';
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
    link: '/profile/employees',
  });
}

/** Notifies the person whom somebody else ended it for, or who sent the invitation to the person that left. */
export function notifyAffiliationEnded(ctx: Ctx, affiliationId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await affiliationById(tx, affiliationId);
    if (!row) return;
    const subject = affiliationSubject(row.id);
    await settleWarnings(tx, { kinds: ['affiliation_invited'], subject });
    if (row.person_id === null) return;
    const user = await userOfPerson(tx, row.person_id);
    const hasLeft = user === null || user.id === row.ended_by_user_id;
    const user_id = hasLeft ? row.invited_by_user_id : user.id;
    if (user_id === null) return;
    await inform(tx, {
      user_id,
      kind: 'affiliation_ended',
      subject,
      facts: { organization: row.organization_name, name: row.name || row.email, left: hasLeft ? 'yes' : 'no' },
      link: hasLeft ? '/profile/employees' : '/profile/my-affiliations',
    });
  });
}
