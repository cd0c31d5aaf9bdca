import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { courseOutlineChanged, trainerChanged } from '#api/shared/events/site-facts.ts';

/** Has the pages rendered again of the trainer, and of the courses that they teach in classes for sale. */
export async function showTrainerProfile(ctx: Ctx, personId: number): Promise<void> {
  await trainerChanged(ctx, personId);
  const rows = await ctx.db
    .selectFrom('class_trainers as trainer')
    .innerJoin('classes as class', 'class.id', 'trainer.class_id')
    .select('class.course_id')
    .distinct()
    .where('trainer.person_id', '=', personId)
    .where(sql<boolean>`is_for_sale(class, ${ctx.now()})`)
    .execute();
  for (const { course_id: courseId } of rows) await courseOutlineChanged(ctx, courseId);
}
