import { describe, expect } from 'vitest';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { emittedEvents, makeEnrollment } from '#api/learning/enrollments/make.ts';
import { retrieveEnrollments } from '#api/learning/enrollments/index.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { concludeWaiting } from './conclude-waiting.ts';
import { makeContent, takeNoTime } from './make.ts';
import { openContent } from './open-content.ts';
import { saveProgress } from './save-progress.ts';
import { settleClass } from './settle-class.ts';

const hourMs = 3_600_000;

function hoursLater(ctx: Ctx, hours: number): Ctx {
  const at = new Date(ctx.now().getTime() + hours * hourMs);
  return { ...ctx, now: () => at };
}

async function certified(ctx: Ctx, percent: number) {
  await takeNoTime(ctx);
  const user = await makeUser(ctx);
  const { id: course_id } = await makeCourse(ctx, { workload_hours: 17, least_hours_percent: percent });
  const input = { person_id: user.person_id, class: { course_id } };
  const { id: enrollment_id, class_id } = await makeEnrollment(ctx, input);
  const { id: content_id } = await makeContent(ctx, course_id);
  const me = await signInAs(ctx, user);
  const finish = (by: Ctx) => saveProgress(by, { content_id, enrollment_id, opened: true });
  const own = async (by: Ctx) => {
    const { results } = await retrieveEnrollments(by, { filter: { id: enrollment_id }, sort: [], limit: 1, offset: 0 });
    return results[0];
  };
  return { me, class_id, content_id, finish, own };
}

describe('a course that demands half of its 17 hours', () => {
  test('does not conclude before, says when it will, and then does by itself', async ({ ctx }) => {
    const { me, content_id, finish, own } = await certified(ctx, 50);
    await openContent(me, { content_id });
    const later = hoursLater(me, 1);
    expect(await finish(later)).toMatchObject({ status: 'done', progress_rate: 100, is_concluded: false });
    const concludes_at = hoursLater(me, 8.5).now().toISOString();
    expect(await own(later)).toMatchObject({ concluded_at: null, outcome: 'pending', concludes_at });

    await concludeWaiting(hoursLater(asSystem(ctx), 8.4));
    expect(await own(later)).toMatchObject({ concluded_at: null });
    const due = hoursLater(asSystem(ctx), 8.5);
    await concludeWaiting(due);
    await concludeWaiting(due);
    expect(await own(later)).toMatchObject({
      outcome: 'attended',
      concluded_at: due.now().toISOString(),
      concludes_at: null,
    });
    expect(await emittedEvents(ctx, 'enrollment_concluded')).toHaveLength(1);
  });

  test('concludes at once for who took that long', async ({ ctx }) => {
    const { me, content_id, finish, own } = await certified(ctx, 50);
    await openContent(me, { content_id });
    await finish(me);
    await finish(hoursLater(me, 9));
    expect(await own(me)).toMatchObject({ outcome: 'attended', concludes_at: null });
  });

  test('is not completed by who is done too early when the class ends', async ({ ctx }) => {
    const { me, class_id, finish, own } = await certified(ctx, 50);
    await finish(me);
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', class_id).execute();
    await settleClass(hoursLater(asSystem(ctx), 2), class_id);
    expect(await own(me)).toMatchObject({ outcome: 'not_completed' });
  });
});

test('a course that demands nothing concludes at once', async ({ ctx }) => {
  const { me, finish, own } = await certified(ctx, 0);
  expect(await finish(me)).toMatchObject({ is_concluded: true });
  expect(await own(me)).toMatchObject({ outcome: 'attended', concludes_at: null });
});
