import type { RecordedGrades, StoredGrades } from '#contract/learning/grades/calls.ts';
import { Refusal, Refusals } from '#contract/refusals.ts';
import { peopleOfClass } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lastOfEachCell } from './model/last-of-each-cell.ts';
import { lockGrading } from './part-in-grading.ts';
import { assessmentsOf } from './store/assessments.ts';
import { conflictsAmong, writeCells, type ConflictRow, type NewCell } from './store/grades.ts';

export function recordGrades(ctx: Ctx, { class_id, cells: input }: RecordedGrades): Promise<StoredGrades> {
  return inTransaction(ctx, async (tx) => {
    await lockGrading(tx, class_id);
    const cells = lastOfEachCell(input);
    await requireCells(tx, class_id, cells);
    const [first, ...others] = (await conflictsAmong(tx, cells)).map(changed);
    if (first) throw new Refusals(first, others);
    return { class_id, cells: await writeCells(tx, cells) };
  });
}

/** Each of an assessment of this class and of somebody who is enrolled in it. */
async function requireCells(ctx: Ctx, classId: number, cells: readonly NewCell[]): Promise<void> {
  const assessments = new Set((await assessmentsOf(ctx, classId)).map(({ id }) => id));
  const ids = [...new Set(cells.map(({ enrollment_id }) => enrollment_id))];
  const { rows } = await peopleOfClass(ctx, { classId, ids, statuses: ['enrolled'], limit: ids.length, offset: 0 });
  const enrolled = new Set(rows.map(({ id }) => id));
  const stray = cells.find((cell) => !assessments.has(cell.assessment_id) || !enrolled.has(cell.enrollment_id));
  if (!stray) return;
  const field = assessments.has(stray.assessment_id) ? 'enrollment_id' : 'assessment_id';
  throw new Refusal('not_found', { field });
}

function changed({ assessment_id, enrollment_id, name, title }: ConflictRow): Refusal {
  return new Refusal('grades_changed', { field: `${assessment_id}.${enrollment_id}`, name, title });
}
