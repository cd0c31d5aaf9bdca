import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { enrollmentFor } from './enrollment-for.ts';
import { makeEnrollment } from './make.ts';
import { retrieveEnrollments } from './retrieve-enrollments.ts';

const all = { filter: {}, sort: [], limit: 20, offset: 0 };

describe('the visible enrollments', () => {
  test("are one's own, with course and class", async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id, class_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
    await makeEnrollment(ctx);
    const { results, total } = await retrieveEnrollments(await signInAs(ctx, user), all);
    expect(total).toBe(1);
    expect(results).toMatchObject([
      { id, status: 'enrolled', outcome: 'pending', progress_rate: 0, order: null, person: { id: user.person_id } },
    ]);
    expect(results[0]?.course).toMatchObject({ id: course_id });
    expect(results[0]?.course.cover_url).toMatch(/^\/api\/courses\/\d+\/cover\.svg/);
    expect(results[0]?.class).toMatchObject({ id: class_id, type: 'online', start_at: null, tz: 'Africa/Luanda' });
  });

  test('include those of the classes one teaches', async ({ ctx }) => {
    const trainer = await makeUser(ctx, { roles: ['trainer'] });
    const { id } = await makeEnrollment(ctx, { class: { trainer_ids: [trainer.person_id] } });
    await makeEnrollment(ctx);
    expect(await idsFor(await signInAs(ctx, trainer))).toEqual([id]);
  });

  test('are all for an editor, and refused to a guest', async ({ ctx }) => {
    const { id, course_id } = await makeEnrollment(ctx);
    const other = await makeEnrollment(ctx);
    const admin = await asA(ctx, 'administrator');
    expect(await idsFor(admin)).toEqual([other.id, id]);
    expect(await idsFor(admin, { course_id })).toEqual([id]);
    await expect(retrieveEnrollments(ctx, all)).rejects.toThrow('not_signed_in');
  });

  test('cost as many queries for many as for one', async ({ ctx, queries }) => {
    const admin = await asA(ctx, 'administrator');
    await makeEnrollment(ctx);
    queries.length = 0;
    await retrieveEnrollments(admin, all);
    const forOne = queries.length;
    for (let count = 0; count < 3; count++) await makeEnrollment(ctx);
    queries.length = 0;
    await retrieveEnrollments(admin, all);
    expect(queries.length).toBe(forOne);
  });
});

describe('the enrollment that counts', () => {
  test('is the active one before one that is over', async ({ ctx }) => {
    const { course_id, person_id } = await makeEnrollment(ctx, { status: 'enrolled' });
    await makeEnrollment(ctx, { person_id, status: 'withdrawal', class: { course_id } });
    expect(await enrollmentFor(ctx, { course_id, person_id })).toMatchObject({ status: 'enrolled' });
    expect(await enrollmentFor(ctx, { course_id, person_id: 999_999 })).toBeNull();
  });
});

async function idsFor(ctx: Ctx, filter = {}): Promise<number[]> {
  const { results } = await retrieveEnrollments(ctx, { ...all, filter });
  return results.map(({ id }) => id);
}
