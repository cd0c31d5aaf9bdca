import type { LessonStatus } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type OpenedCode = { lesson_id: number; class_id: number; secret: Buffer; starts_at: Date; ends_at: Date };

/** Open for a second time, it continues; after it was closed it has a new secret. */
export async function openSecret(
  ctx: Ctx,
  { lessonId, secret, userId }: { lessonId: number; secret: Buffer; userId: number | null },
): Promise<Buffer> {
  const opened = { secret, opened_at: ctx.now(), opened_by_user_id: userId, closed_at: null };
  await ctx.db
    .insertInto('attendance_codes')
    .values({ lesson_id: lessonId, ...opened })
    .onConflict((conflict) =>
      conflict.column('lesson_id').doUpdateSet(opened).where('attendance_codes.closed_at', 'is not', null),
    )
    .execute();
  const stored = await ctx.db
    .selectFrom('attendance_codes')
    .select('secret')
    .where('lesson_id', '=', lessonId)
    .executeTakeFirstOrThrow();
  return Buffer.from(stored.secret);
}

export async function closeSecret(ctx: Ctx, lessonId: number): Promise<void> {
  await ctx.db
    .updateTable('attendance_codes')
    .set({ closed_at: ctx.now() })
    .where('lesson_id', '=', lessonId)
    .where('closed_at', 'is', null)
    .execute();
}

/** Of the lessons that could take check-ins now, in every class that the person attends. */
export async function openCodesFor(ctx: Ctx, personId: number): Promise<OpenedCode[]> {
  const rows = await ctx.db
    .selectFrom('attendance_codes as c')
    .innerJoin('shared_lessons as l', 'l.id', 'c.lesson_id')
    .innerJoin('shared_enrollment_rates as e', 'e.class_id', 'l.class_id')
    .select(['c.lesson_id', 'l.class_id', 'c.secret', 'l.starts_at', 'l.ends_at', 'l.status'])
    .where('e.person_id', '=', personId)
    .where('e.status', '=', 'enrolled')
    .where('c.closed_at', 'is', null)
    .where('l.status', '<>', 'canceled')
    .where('l.ends_at', '>', ctx.now())
    .$narrowType<{ status: LessonStatus }>()
    .execute();
  return rows.map(({ secret, ...row }) => ({ ...row, secret: Buffer.from(secret) }));
}
