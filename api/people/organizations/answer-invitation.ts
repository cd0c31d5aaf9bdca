import type { Affiliation, InvitationReference } from '#contract/people/organizations/affiliation.ts';
import { Refusal } from '#contract/refusals.ts';
import { settleWarnings } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { affiliationLifeCycle, type AffiliationMove } from './model/life-cycles.ts';
import { invitationToAnswer } from './read-invitation.ts';
import { present, type AffiliationRow } from './store/affiliation-row.ts';
import { affiliationsByIds, isActiveIn } from './store/find-affiliations.ts';
import { lockOrganizations } from './store/organizations.ts';
import { saveAcceptance, saveDeclined } from './store/write-affiliations.ts';
import { affiliationSubject } from './message-facts.ts';

export function acceptInvitation(ctx: Ctx, reference: InvitationReference): Promise<Affiliation> {
  return answering(ctx, reference, async (tx, { row, person }) => {
    if (row.status !== 'active') {
      requireMove(row, 'accept');
      if (await isActiveIn(tx, row.organization_id, person.personId)) throw new Refusal('already_affiliated');
      await saveAcceptance(tx, row.id, person);
      await recordAnswer(tx, row, 'accept');
      await emit(tx, 'affiliation_accepted', { affiliation_id: row.id });
    }
    const [accepted] = await affiliationsByIds(tx, [row.id]);
    if (!accepted) throw new Refusal('not_found');
    return present(accepted);
  });
}

export function declineInvitation(ctx: Ctx, reference: InvitationReference): Promise<{ id: number }> {
  return answering(ctx, reference, async (tx, { row }) => {
    if (row.status !== 'declined') {
      requireMove(row, 'decline');
      await saveDeclined(tx, row.id);
      await recordAnswer(tx, row, 'decline');
      await emit(tx, 'invitation_lapsed', { affiliation_id: row.id });
    }
    return { id: row.id };
  });
}

type Answered = Awaited<ReturnType<typeof invitationToAnswer>>;

/** Read once more under the lock, where nobody else can withdraw or answer it. */
function answering<T>(
  ctx: Ctx,
  reference: InvitationReference,
  answer: (tx: Ctx, invitation: Answered) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    const { row } = await invitationToAnswer(tx, reference);
    await lockOrganizations(tx, [row.organization_id]);
    return answer(tx, await invitationToAnswer(tx, reference));
  });
}

function requireMove({ status }: AffiliationRow, move: AffiliationMove): void {
  if (status === 'expired') throw new Refusal('invitation_expired');
  affiliationLifeCycle.next(status, move);
}

async function recordAnswer(tx: Ctx, { id, status }: AffiliationRow, move: 'accept' | 'decline'): Promise<void> {
  const to = affiliationLifeCycle.next(status, move);
  await recordMove(tx, { subject: 'affiliation', subjectId: id, move, from: status, to });
  await settleWarnings(tx, { kinds: ['affiliation_invited'], subject: affiliationSubject(id) });
}
