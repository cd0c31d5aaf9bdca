import { describe, expect } from 'vitest';
import { makeEnrollment } from '#api/enrollments/make.ts';
import { asSystem } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { makePerson } from '#api/identity/make.ts';
import { settleClass } from './settle-class.ts';

describe('a concluded class', () => {
  test('gives everybody an outcome, idempotently', async ({ ctx }) => {
    const attended = await makeEnrollment(ctx, { class: { type: 'presential' }, attendance_rate: 90 });
    const { class_id, course_id } = attended;
    const missed = { class_id, course_id, registered_at: ctx.now(), person_id: (await makePerson(ctx)).id };
    await ctx.db
      .insertInto('enrollments')
      .values({ ...missed, status: 'enrolled', attendance_rate: 20 })
      .execute();
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
