import type { ClassChange, ClassState } from '#contract/classes.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustFollow } from './model/class-dates.ts';
import { lockClass, readSeats } from './seats-store.ts';
import { isMoved } from './model/is-moved.ts';
import type { Seats } from './model/seats.ts';
import { mustBeRegulation } from './regulation/must-be-regulation.ts';
import { findClasses, isCodeTaken, type ClassRow, replaceTrainers, updateClassRow } from './store.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

/** Changes what is given of a class; its status has moves of its own. Refuses `capacity_below_taken`. */
export function updateClass(ctx: Ctx, { trainer_ids, ...given }: ClassChange): Promise<ClassState> {
  mustHave(ctx, 'classes.edit');
  const { id, code } = given;
  return inTransaction(ctx, async (inside) => {
    const locked = await lockClass(inside, id);
    if (!locked) throw new Refusal('not_found');
    if (code !== undefined && (await isCodeTaken(inside, { id, code }))) {
      throw new Refusal('class_code_taken', { field: 'code' });
    }
    await mustBeRegulation(inside, given.regulation_file_id);
    const [kept] = await findClasses(inside, [id]);
    const was = await readSeats(inside, id);
    mustFit(was, { kept, given });
    await updateClassRow(inside, given);
    await passSeatsOn(inside, id, was);
    if (trainer_ids && !(await replaceTrainers(inside, id, trainer_ids))) {
      throw new Refusal('invalid_input', { field: 'trainer_ids' });
    }
    if (isMoved(kept, given)) await tell(inside, 'class_moved', { class_id: id });
    await dropPages(inside, '/courses', '/');
    return { id, status: locked.status };
  });
}

type Change = { kept: ClassRow | undefined; given: ClassChange };

/** What is given and what stays must go together. */
function mustFit({ taken }: Seats, { kept, given }: Change): void {
  mustFollow({
    start_at: kept?.start_at?.toISOString(),
    end_at: kept?.end_at?.toISOString(),
    registration_deadline: kept?.registration_deadline?.toISOString(),
    ...given,
  });
  const { capacity = null } = given;
  if (capacity !== null && capacity < taken) throw new Refusal('capacity_below_taken', { field: 'capacity', taken });
}
