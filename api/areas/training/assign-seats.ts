import type { AssignedSeats, SeatLine } from '#contract/areas/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockAffiliations } from '#api/people/organizations/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lineAfter } from './line-of.ts';
import { lockLine, type LockedLine } from './lock-line.ts';
import { seatPeople } from './seat-people.ts';
import { insertPromises, promisedAmong } from './store/promises.ts';

/** Idempotent [domain 8]. */
export function assignSeats(ctx: Ctx, { order_item_id, ...chosen }: AssignedSeats): Promise<SeatLine> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockLine(tx, order_item_id);
    const { added, promised } = await newAmong(tx, locked, chosen);
    const count = added.length + promised.length;
    if (count > 0) {
      requireSeats(locked, count);
      const promises = { orderItemId: order_item_id, affiliationIds: promised };
      await insertPromises(tx, promises, signedIn(tx).userId);
      if (added.length > 0) await seatPeople(tx, { line: locked.line, added, removed: [] });
    }
    return lineAfter(tx, order_item_id);
  });
}

type Chosen = Omit<AssignedSeats, 'order_item_id'>;
type New = { added: number[]; promised: number[] };

/** Without those who have a seat of the line. Refuses `employee_not_active` for people who have left. */
async function newAmong(tx: Ctx, { line, personIds }: LockedLine, chosen: Chosen): Promise<New> {
  const { person_ids = [], affiliation_ids = [] } = chosen;
  const ids = [...new Set(affiliation_ids)];
  const affiliations = await lockAffiliations(tx, line.organization_id, ids);
  const invited = affiliations.filter(({ status }) => status === 'invited').map(({ id }) => id);
  const active = affiliations.flatMap(({ status, person_id }) => (status === 'active' && person_id ? [person_id] : []));
  if (invited.length + active.length < ids.length) throw new Refusal('employee_not_active');
  const before = invited.length > 0 ? await promisedAmong(tx, line.id, invited) : new Set<number>();
  return {
    added: [...new Set([...person_ids, ...active])].filter((id) => !personIds.includes(id)),
    promised: invited.filter((id) => !before.has(id)),
  };
}

function requireSeats({ line, left }: LockedLine, chosen: number): void {
  if (line.class_status === 'canceled') throw new Refusal('seats_class_canceled');
  if (!line.is_assignable) throw new Refusal('seats_expired');
  if (chosen > left) throw new Refusal('seats_too_few', { free: left, chosen });
}
