import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';

type Change = { courseId: number; count: -1 | 0 | 1; sum: number };

/** Safe under concurrency; has the pages that show the rating rendered again. */
export async function changeRating(ctx: Ctx, { courseId, count, sum }: Change): Promise<void> {
  await sql`
    insert into course_ratings as r (course_id, review_count, rating_sum)
    values (${courseId}, greatest(${count}::integer, 0), greatest(${sum}::integer, 0))
    on conflict (course_id) do update set
      review_count = r.review_count + ${count}::integer, rating_sum = r.rating_sum + ${sum}::integer`.execute(ctx.db);
  await catalogueChanged(ctx);
}
