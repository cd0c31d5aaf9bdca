import { describe, expect } from 'vitest';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeEnrollment } from '../make.ts';
import { retrieveEnrollmentStandings } from './retrieve-standings.ts';

const page = { filter: {}, sort: [], limit: 20, offset: 0 };
const inClass = { type: 'presential', start_at: '2026-12-01T08:00:00Z', end_at: '2026-12-05T16:00:00Z' } as const;

describe('how an enrollment stands', () => {
  test('says what the certificate still needs, with the thresholds of the class', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const input = { person_id: user.person_id, attendance_rate: 40, class: { ...inClass, attendance_min: 75 } };
    const { id } = await makeEnrollment(ctx, input);
    const { results } = await retrieveEnrollmentStandings(await signInAs(ctx, user), page);
    expect(results).toMatchObject([
      {
        enrollment_id: id,
        attendance_rate: 40,
        attendance_min: 75,
        is_assessed: false,
        needs: ['attendance', 'class_end'],
        has_begun: false,
      },
    ]);
  });

  test('puts the active enrollment before those that are over', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const { id, class_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
    const over = { class_id, course_id, person_id: user.person_id, status: 'canceled', registered_at: ctx.now() };
    await ctx.db.insertInto('enrollments').values(over).execute();
    const me = await signInAs(ctx, user);
    const { results, total } = await retrieveEnrollmentStandings(me, { ...page, filter: { class_id } });
    expect([results[0]?.enrollment_id, results[1]?.certificate_type, total]).toEqual([id, null, 2]);
  });

  test("is nobody else's to read, not even staff's", async ({ ctx }) => {
    const { id: enrollment_id } = await makeEnrollment(ctx);
    for (const role of ['student', 'trainer', 'administrator'] as const) {
      const { total } = await retrieveEnrollmentStandings(await asA(ctx, role), { ...page, filter: { enrollment_id } });
      expect(total).toBe(0);
    }
    await expect(retrieveEnrollmentStandings(ctx, page)).rejects.toThrow('not_signed_in');
  });

  test('takes one query however many there are', async ({ ctx, queries }) => {
    const user = await makeUser(ctx);
    for (let made = 0; made < 3; made += 1) await makeEnrollment(ctx, { person_id: user.person_id });
    const me = await signInAs(ctx, user);
    queries.length = 0;
    expect((await retrieveEnrollmentStandings(me, page)).total).toBe(3);
    expect(queries).toHaveLength(1);
  });
});
