import { inform, notifyPersons, settleWarnings } from '#api/people/messages/index.ts';
import { personsWithRole } from '#api/people/organizations/index.ts';
import { organizationRights } from '#contract/people/organizations/values.ts';
import { userOfPerson } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { organizationPage } from '#api/shared/mail/organization-page.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { giveSeatTo } from './give-requested-seats.ts';
import { findRequest, type RequestRow } from './store.ts';

/** Notifies who may decide. */
export function notifyRequested(ctx: Ctx, requestId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const request = await findRequest(tx, requestId);
    if (request.status !== 'requested') return;
    const deciding = await personsWithRole(tx, request.organization_id, organizationRights['seats.assign']);
    const facts = { ...factsOf(request), name: request.name };
    const about = {
      subject: subjectOf(request),
      facts,
      link: organizationPage('our-courses', request.organization_id),
    };
    await notifyPersons(tx, deciding, { kind: 'course_requested', ...about });
  });
}

/** Gives an approved employee a seat where one is free, and notifies who waits for one or was declined. */
export async function settleRequest(ctx: Ctx, requestId: number): Promise<void> {
  await giveSeatTo(ctx, requestId);
  await inTransaction(ctx, async (tx) => {
    const request = await findRequest(tx, requestId);
    await settleWarnings(tx, { kinds: ['course_requested'], subject: subjectOf(request) });
    if (request.status !== 'approved' && request.status !== 'declined') return;
    const user = await userOfPerson(tx, request.person_id);
    if (!user) return;
    await inform(tx, {
      user_id: user.id,
      kind: 'course_request_decided',
      subject: `${subjectOf(request)} ${request.status}`,
      facts: {
        ...factsOf(request),
        declined: declinedFact(request),
        reason: request.decline_reason ?? '',
      },
      link: '/profile/my-affiliations',
    });
  });
}

/** People give a reason; an organization that was closed gives none. */
function declinedFact({ status, decline_reason }: RequestRow): 'yes' | 'closed' | 'no' {
  if (status !== 'declined') return 'no';
  return decline_reason === '' ? 'closed' : 'yes';
}

function factsOf({ title, organization_name }: RequestRow) {
  return { course: { text: title }, organization: organization_name };
}

function subjectOf({ id }: RequestRow): string {
  return `course request ${id}`;
}
