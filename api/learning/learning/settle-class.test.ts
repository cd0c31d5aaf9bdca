import { describe, expect } from 'vitest';
import { makeAttended } from '#api/learning/attendance/make.ts';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makePerson } from '#api/people/identity/make.ts';
import { settleClass } from './settle-class.ts';

describe('a concluded class', () => {
  test('gives everybody an outcome, idempotently', async ({ ctx }) => {
    const { id: attended, class_id, course_id } = await makeEnrollment(ctx, { class: { type: 'presential' } });
    const missing = { class_id, course_id, registered_at: ctx.now(), person_id: (await makePerson(ctx)).id };
    const { id: missed } = await ctx.db
      .insertInto('enrollments')
      .values({ ...missing, status: 'enrolled' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await makeAttended(ctx, class_id, [
      { enrollment_id: attended, minutes: 90 },
      { enrollment_id: missed, minutes: 20 },
    ]);
    await ctx.db.updateTable('classes').set({ status: 'concluded' }).where('id', '=', class_id).execute();
    await settleClass(asSystem(ctx), class_id);
    await settleClass(asSystem(ctx), class_id);
    const rows = await ctx.db
      .selectFrom('enrollments')
      .select('outcome')
      .where('class_id', '=', class_id)
      .orderBy('id')
      .execute();
    expect(rows.map(({ outcome }) => outcome)).toEqual(['attended', 'not_completed']);
    const moves = await ctx.db
      .selectFrom('outbox_events')
      .select('id')
      .where('kind', '=', 'enrollment_concluded')
      .execute();
    expect(moves).toHaveLength(2);
  });
});
