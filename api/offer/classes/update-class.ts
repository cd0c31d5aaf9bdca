import type { ClassChange, ClassState } from '#contract/offer/classes/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFollowing } from './model/class-dates.ts';
import { lockClass } from './seats-store.ts';
import { requireTrainerFree } from './lessons/require-free.ts';
import { isMoved } from './model/is-moved.ts';
import { requireRegulation } from './regulation/require-regulation.ts';
import { findClasses, isCodeTaken, type ClassRow, replaceTrainers, updateClassRow } from './store.ts';
import { passSeatsOn } from './waiting/pass-seats-on.ts';

export function updateClass(ctx: Ctx, { trainer_ids, ...input }: ClassChange): Promise<ClassState> {
  requireClaim(ctx, 'classes.edit');
  const { id, code } = input;
  return inTransaction(ctx, async (tx) => {
    const locked = await lockClass(tx, id);
    const [stored] = locked ? await findClasses(tx, [id]) : [];
    if (!stored) throw new Refusal('not_found');
    if (code !== undefined && (await isCodeTaken(tx, { id, code }))) {
      throw new Refusal('class_code_taken', { field: 'code' });
    }
    await requireRegulation(tx, input.regulation_file_id);
    requireFitting(stored, input);
    await updateClassRow(tx, input);
    await passSeatsOn(tx, id, stored);
    if (trainer_ids && !(await replaceTrainers(tx, id, trainer_ids))) {
      throw new Refusal('invalid_input', { field: 'trainer_ids' });
    }
    if (trainer_ids) await requireTrainerFree(tx, id);
    if (isMoved(stored, input)) await emit(tx, 'class_moved', { class_id: id });
    await catalogueChanged(tx);
    return { id, status: stored.status };
  });
}

function requireFitting({ taken, start_at, end_at, registration_deadline }: ClassRow, input: ClassChange): void {
  requireFollowing({
    start_at: start_at?.toISOString(),
    end_at: end_at?.toISOString(),
    registration_deadline: registration_deadline?.toISOString(),
    ...input,
  });
  const { capacity = null } = input;
  if (capacity !== null && capacity < taken) throw new Refusal('capacity_below_taken', { field: 'capacity', taken });
}
