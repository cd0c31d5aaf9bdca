import { describe, expect } from 'vitest';
import { makeGradedClass } from '#api/learning/grades/make.ts';
import { test } from '#api/shared/testing/database.ts';
import { retrieveClassParticipants } from './retrieve-participants.ts';

const page = { sort: [], limit: 20, offset: 0 };

describe('the participants of a class', () => {
  test('come by name, with contacts and without documents', async ({ ctx }) => {
    const { trainer, classId, learners } = await makeGradedClass(ctx);
    const [one, two] = learners.map(({ user }) => user);
    await ctx.db
      .updateTable('persons')
      .set({ phone: '+244923000111', document_number: '004512', birth_date: '1990-01-01' })
      .where('id', '=', one?.person_id ?? 0)
      .execute();
    const { results } = await retrieveClassParticipants(trainer, { ...page, filter: { class_id: classId } });
    expect(results.map(({ person }) => person.name)).toEqual(['Pessoa 1', 'Pessoa 2']);
    expect(results.map(({ contact }) => contact)).toEqual([
      { email: one?.username, phone: '+244923000111' },
      { email: two?.username, phone: null },
    ]);
    expect(Object.keys(results[0]?.person ?? {})).toEqual(['id', 'name']);
    expect(JSON.stringify(results)).not.toMatch(/document|004512|1990|tax/);
  });

  test('have no contacts once they left or the class is over', async ({ ctx }) => {
    const { trainer, classId, learners } = await makeGradedClass(ctx);
    const contacts = async () =>
      (await retrieveClassParticipants(trainer, { ...page, filter: { class_id: classId } })).results.map(
        ({ contact }) => contact !== null,
      );
    const remaining = learners[0]?.enrollmentId ?? 0;
    await ctx.db.updateTable('enrollments').set({ status: 'withdrawal' }).where('id', '=', remaining).execute();
    expect(await contacts()).toEqual([false, true]);
    for (const status of ['concluded', 'canceled']) {
      await ctx.db.updateTable('classes').set({ status }).where('id', '=', classId).execute();
      expect(await contacts()).toEqual([false, false]);
    }
  });
});
