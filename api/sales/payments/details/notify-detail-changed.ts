import { readUsers } from '#api/people/identity/index.ts';
import { inform, notifyPersons } from '#api/people/messages/index.ts';
import { organizationTerms, personsWithRole } from '#api/people/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';

type Changed = Events['payment_detail_changed'];

const link = '/profile/payment-methods';

/** Also the owner who did it, since somebody else may have used their session. */
export async function notifyDetailChanged(ctx: Ctx, event: Changed, eventId: number): Promise<void> {
  const { user_id, organization_id, change, by_user_id } = event;
  const message = { kind: 'payment_detail_changed' as const, subject: `event ${eventId}`, link };
  if (user_id !== null) {
    return inform(ctx, { ...message, user_id, facts: { change, whose: 'own', organization: '', name: '' } });
  }
  if (organization_id === null) return;
  const { name: organization } = await organizationTerms(ctx, organization_id);
  const [by] = await readUsers(ctx, [by_user_id]);
  const owners = await personsWithRole(ctx, organization_id, ['owner']);
  await notifyPersons(ctx, owners, {
    ...message,
    facts: { change, whose: 'organization', organization, name: by?.name ?? '' },
  });
}
