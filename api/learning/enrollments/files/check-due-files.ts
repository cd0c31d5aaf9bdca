import { sql } from 'kysely';
import { lackingFileStatuses } from '#contract/learning/enrollments/values.ts';
import { hourMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { literals } from '#api/shared/database/literals.ts';
import { end } from '../end-enrollment.ts';
import { lockSeat } from '../lock-seat.ts';
import { endReasons } from '../model/end-reasons.ts';

const warnedHours = 48;
const mostAtOnce = 500;

/** Warns those whose files are due within two days, and cancels registrations whose files are late (domain 4.2). */
export async function checkDueFiles(ctx: Ctx): Promise<void> {
  await warn(ctx);
  for (const { id } of await late(ctx)) await cancelLate(ctx, id);
}

type Due = { id: number; files_due_at: Date };

/** Unpaid registrations end with their order. */
const isLacking = sql`e.status = 'registered' and e.paid_at is not null and exists (
  select from enrollment_files f where f.enrollment_id = e.id and f.status in (${literals(lackingFileStatuses)}))`;

function warn(ctx: Ctx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const soon = new Date(tx.now().getTime() + warnedHours * hourMs);
    const { rows } = await sql<Due>`
      update enrollments e set files_warned_for = files_due_at
      where e.files_due_at > ${tx.now()} and e.files_due_at <= ${soon}
        and e.files_warned_for is distinct from e.files_due_at and ${isLacking}
      returning e.id, e.files_due_at`.execute(tx.db);
    const due = rows.map(({ id, files_due_at }) => ({ enrollment_id: id, due_at: files_due_at.toISOString() }));
    await emitAll(tx, 'enrollment_files_due', due);
  });
}

async function late(ctx: Ctx): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select e.id, e.files_due_at from enrollments e
    where e.files_due_at <= ${ctx.now()} and ${isLacking} order by e.id limit ${mostAtOnce}`.execute(ctx.db);
  return rows;
}

function cancelLate(ctx: Ctx, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const enrollment = await lockSeat(tx, { id, scope: 'all' });
    if (!enrollment || !(await isStillLate(tx, id))) return;
    await end(tx, enrollment, { move: 'cancel', reason: endReasons.filesLate });
  });
}

/** Read once more under the lock: a file may have been handed in or rejected meanwhile. */
async function isStillLate(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from enrollments e where e.id = ${id} and e.files_due_at <= ${ctx.now()} and ${isLacking}`.execute(ctx.db);
  return rows.length > 0;
}
