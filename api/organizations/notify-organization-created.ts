import { inform } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { organizationFacts } from './store.ts';

/** Notifies the owner on the site and by email. */
export function notifyOrganizationCreated(ctx: Ctx, organizationId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const found = await organizationFacts(tx, organizationId);
    if (!found) return;
    const { user_id, name } = found;
    const subject = `organization ${organizationId}`;
    await inform(tx, {
      user_id,
      kind: 'organization_created',
      subject,
      facts: { name },
      link: '/profile/organizations',
    });
  });
}
