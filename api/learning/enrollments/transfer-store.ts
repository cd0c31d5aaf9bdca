import { sql } from 'kysely';
import { settledFileStatuses } from '#contract/learning/enrollments/values.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';

type InClass = { classId: number; personId: number };

export async function isActiveIn(ctx: Ctx, { classId, personId }: InClass): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('enrollments')
    .select('id')
    .where('class_id', '=', classId)
    .where('person_id', '=', personId)
    .where('status', 'in', activeEnrollmentStatuses)
    .executeTakeFirst();
  return row !== undefined;
}

type Moved = { id: number; classId: number; filesDueAt: Date | null };

/** The regulation of the new class has to be accepted again. */
export async function moveToClass(ctx: Ctx, { id, classId, filesDueAt }: Moved): Promise<void> {
  await ctx.db
    .updateTable('enrollments')
    .set({ class_id: classId, regulation_accepted_at: null, regulation_sha256: null, files_due_at: filesDueAt })
    .where('id', '=', id)
    .execute();
}

/** Files that were not handed in and that the class does not demand. */
export async function dropNeedless(ctx: Ctx, id: number, demanded: readonly string[]): Promise<void> {
  let query = ctx.db.deleteFrom('enrollment_files').where('enrollment_id', '=', id).where('status', '=', 'missing');
  if (demanded.length > 0) query = query.where('category', 'not in', demanded);
  await query.execute();
}

export async function hasUnsettledFiles(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } = await sql<{ lacks: boolean }>`
    select exists (select from enrollment_files f
      where f.enrollment_id = ${id} and f.status not in (${literals(settledFileStatuses)})) as lacks`.execute(ctx.db);
  return rows[0]?.lacks ?? false;
}
