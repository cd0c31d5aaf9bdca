import type { Review } from '#contract/areas/reviews/calls.ts';
import { makeUser, signInAs, type MadeUser } from '#api/people/identity/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { createReview } from './create-review.ts';

export { dismissReports } from './dismiss-reports.ts';
export { hideReview } from './hide-review.ts';
export { reportReview } from './report-review.ts';

type Input = { course_id?: number | undefined; name?: string; outcome?: 'passed' | 'attended' | 'failed' };
export type Graduate = { ctx: Ctx; user: MadeUser; course_id: number };

export async function makeGraduate(ctx: Ctx, { course_id, name, outcome = 'passed' }: Input = {}): Promise<Graduate> {
  const user = await makeUser(ctx, { ...(name && { name }) });
  const concluded = await makeEnrollment(ctx, {
    person_id: user.person_id,
    ...(course_id && { class: { course_id } }),
  });
  await ctx.db
    .updateTable('enrollments')
    .set({ outcome, concluded_at: ctx.now() })
    .where('id', '=', concluded.id)
    .execute();
  return { ctx: await signInAs(ctx, user), user, course_id: concluded.course_id };
}

export async function makeReview(
  ctx: Ctx,
  { rating = 4, text = 'Aprendi muito.', ...input }: Input & { rating?: number; text?: string } = {},
): Promise<{ review: Review; author: Graduate }> {
  const author = await makeGraduate(ctx, input);
  return { review: await createReview(author.ctx, { course_id: author.course_id, rating, text }), author };
}
