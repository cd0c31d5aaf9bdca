import { getSelf, lockPerson, personWithDocument, savePerson } from '#api/people/identity/index.ts';
import type { OwnChange, PersonChange } from '#contract/people/people/calls.ts';
import type { Self } from '#contract/people/identity/self.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { changeUser } from './change-user.ts';
import { touchesDocument } from './document-after.ts';
import { personAfter } from './person-after.ts';

export async function updateUserAndPerson(ctx: Ctx, { user, person }: OwnChange): Promise<Self> {
  const { userId, personId } = signedIn(ctx);
  if ((user && user.id !== userId) || (person && person.id !== personId)) throw new Refusal('not_found');
  if (person && touchesDocument(person)) await limitDocuments(ctx, personId);
  return inTransaction(ctx, async (tx) => {
    if (user) await changeUser(tx, user);
    if (person) await changePerson(tx, person);
    return getSelf(tx);
  });
}

/** A document of someone else is refused without a reason; the limit prevents trying out who is registered. */
async function limitDocuments(ctx: Ctx, personId: number): Promise<void> {
  await limitRate(ctx, `documents ${personId}`, { most: 10, withinSeconds: 3_600 });
}

async function changePerson(ctx: Ctx, change: PersonChange): Promise<void> {
  const before = await lockPerson(ctx, change.id);
  const after = await personAfter(ctx, before, change);
  const isNewDocument = touchesDocument(change) && after.document_number !== null;
  if (isNewDocument && (await personWithDocument(ctx, change.id, after))) {
    throw new Refusal('document_not_accepted', { field: 'document_number' });
  }
  await savePerson(ctx, change.id, after);
  if (after.name !== before.name) await emit(ctx, 'person_renamed', { person_id: change.id });
}
