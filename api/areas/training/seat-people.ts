import { Refusal } from '#contract/refusals.ts';
import { trainersAmong } from '#api/offer/classes/index.ts';
import { enrollOnSeats } from '#api/learning/enrollments/index.ts';
import { changeSeats } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { LineRow } from './store/lines.ts';
import { closeRequests } from './requests/close-requests.ts';
import { activeAmong, enrolledAmong } from './store/people.ts';

type Change = { line: LineRow; added: number[]; removed: number[] };

/**
 * Call it under the lock of the line. Refuses `seats_class_canceled`, `employee_not_active`, `trainer_cannot_enroll`, and
 * `person_already_enrolled` with the names.
 */
export async function seatPeople(tx: Ctx, { line, added, removed }: Change): Promise<void> {
  const { id: order_item_id, class_id, course_id } = line;
  if (added.length > 0) await requireSeatable(tx, line, added);
  const seated = { order_item_id, class_id, course_id, person_ids: added };
  const enrolled = added.length > 0 ? await enrollOnSeats(tx, seated) : [];
  await changeSeats(tx, { order_item_id, added, removed, enrolled });
  if (added.length === 0) return;
  await closeRequests(tx, { organizationId: line.organization_id, classId: class_id, personIds: added });
}

async function requireSeatable(tx: Ctx, { organization_id, class_id, class_status }: LineRow, personIds: number[]) {
  if (class_status === 'canceled') throw new Refusal('seats_class_canceled');
  const active = await activeAmong(tx, organization_id, personIds);
  if (personIds.some((id) => !active.has(id))) throw new Refusal('employee_not_active');
  const names = await enrolledAmong(tx, class_id, personIds);
  if (names.length > 0) throw new Refusal('person_already_enrolled', { names: names.join(', ') });
  if ((await trainersAmong(tx, class_id, personIds)).size > 0) throw new Refusal('trainer_cannot_enroll');
}
