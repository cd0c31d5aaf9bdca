import type { Ctx } from '#api/shared/context.ts';

type Batch = { personId: number; lastId: number; limit: number };

export function reviewsToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('reviews')
    .innerJoin('shared_courses as courses', 'courses.id', 'reviews.course_id')
    .select(['reviews.id', 'courses.title as course', 'rating', 'text', 'reviews.created_at', 'edited_at'])
    .select(['reply', 'replied_at', 'hidden_at', 'hidden_reason'])
    .where('person_id', '=', personId)
    .where('reviews.id', '>', lastId)
    .orderBy('reviews.id')
    .limit(limit)
    .execute();
}

/** The reply goes too, since it may name the author. */
export async function removeAuthor(ctx: Ctx, personId: number): Promise<void> {
  await ctx.db
    .updateTable('reviews')
    .set({ person_id: null, text: '', reply: null, replied_at: null, hidden_reason: null, edited_at: null })
    .where('person_id', '=', personId)
    .execute();
}
