import type { UserFacts } from '#api/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { as, at, callsOf } from './acting.ts';

type Opinion = { courseId: number; rating: number; text: string; reply?: string };

export async function writeOpinion(ctx: Ctx, author: UserFacts, { courseId, reply, ...said }: Opinion): Promise<void> {
  const { reviews } = callsOf(as(ctx, author));
  const { data } = await reviews.createReview({ data: [{ course_id: courseId, ...said }] });
  const [{ id }] = data;
  const dayAfter = new Date(ctx.now().getTime() + 86_400_000);
  if (reply) await callsOf(at(ctx, dayAfter)).reviews.replyToReview({ data: [{ id, text: reply }] });
}

export async function storeForLater(ctx: Ctx, user: UserFacts, courseIds: number[]): Promise<void> {
  const { wishlist } = callsOf(as(ctx, user));
  for (const course_id of courseIds) await wishlist.addToWishlist({ data: [{ course_id }] });
}
