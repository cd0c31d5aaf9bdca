import {
  arePersons,
  lockPerson,
  namesOf,
  personColumns,
  personWithDocument,
  requireRank,
  savePerson,
  userOfPerson,
  type PersonColumns,
} from '#api/people/identity/index.ts';
import type { PersonChange, PersonField } from '#contract/people/people/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { emit } from '#api/shared/events/events.ts';
import { touchesDocument } from './document-after.ts';
import { personAfter } from './person-after.ts';

/** Idempotent: what stays the same notifies nobody. */
export async function correctPerson(ctx: Ctx, change: PersonChange): Promise<{ id: number }> {
  requireClaim(ctx, 'users.manage');
  const { id } = change;
  return inTransaction(ctx, async (tx) => {
    if (!(await arePersons(tx, [id]))) throw new Refusal('not_found');
    const user = await userOfPerson(tx, id);
    if (user) await requireRank(tx, user.id);
    const before = await lockPerson(tx, id);
    const after = await personAfter(tx, before, change);
    if (touchesDocument(change) && after.document_number !== null) await requireFreeDocument(tx, id, after);
    const fields = changedFields(before, after);
    if (fields.length === 0) return { id };
    await savePerson(tx, id, after);
    if (after.name !== before.name) await emit(tx, 'person_renamed', { person_id: id });
    await emit(tx, 'person_corrected', { person_id: id, fields });
    return { id };
  });
}

/** Staff see every record, so that they are told whose the document is. */
async function requireFreeDocument(ctx: Ctx, personId: number, document: PersonColumns): Promise<void> {
  const owner = await personWithDocument(ctx, personId, document);
  if (owner) throw new Refusal('document_of_another', { field: 'document_number', name: owner.name });
}

/** A name that was stored whole has parts, too. */
function changedFields(stored: PersonColumns, saved: PersonColumns): PersonField[] {
  const [before, after] = [stored, saved].map((columns) => ({ ...columns, ...namesOf(columns) }));
  return personColumns.filter((column) => column !== 'name').filter((column) => before?.[column] !== after?.[column]);
}
