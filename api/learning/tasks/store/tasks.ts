import type { TaskRules } from '#contract/learning/tasks/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

type Rules = Omit<TaskRules, 'content_id'>;
export const usualRules: Rules = { takes_text: true, takes_files: true, due_days: null };

export async function rulesOf(ctx: Ctx, contentId: number): Promise<Rules> {
  const row = await ctx.db
    .selectFrom('tasks')
    .select(['takes_text', 'takes_files', 'due_days'])
    .where('content_id', '=', contentId)
    .executeTakeFirst();
  return row ?? usualRules;
}

export async function writeRules(ctx: Ctx, { content_id, ...rules }: TaskRules): Promise<void> {
  await ctx.db
    .insertInto('tasks')
    .values({ content_id, ...rules })
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(rules))
    .execute();
}

export function placeOf(ctx: Ctx, { contentId, enrollmentId }: { contentId: number; enrollmentId: number }) {
  return ctx.db
    .selectFrom('shared_enrollments as e')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .innerJoin('shared_contents as c', 'c.course_id', 'e.course_id')
    .select(['k.start_at', 'k.tz', 'e.paid_at', 'c.is_graded'])
    .where('e.id', '=', enrollmentId)
    .where('c.id', '=', contentId)
    .executeTakeFirstOrThrow();
}
