import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeFullClass, makeWaiting } from '../make.ts';
import { releaseSeats } from '../release-seats.ts';
import { retrieveTrainers } from '../retrieve-trainers.ts';
import { removeWaitingPerson } from './remove-waiting-person.ts';
import { retrieveWaitingPersons } from './retrieve-waiting-persons.ts';

const staff = (ctx: Ctx) => withClaims(ctx, 'classes.edit');
const persons = async (ctx: Ctx, class_id: number) =>
  (await retrieveWaitingPersons(staff(ctx), queryOf({ filter: { class_id } }))).results;

async function makeQueue(ctx: Ctx, many: number) {
  const { id, items } = await makeFullClass(ctx);
  for (let place = 0; place < many; place += 1) await makeWaiting(await signInAs(ctx, await makeUser(ctx)), id);
  return { id, items };
}

describe('the waiting list of a class', () => {
  test('is shown to staff in its order', async ({ ctx }) => {
    const { id } = await makeQueue(ctx, 3);
    await makeQueue(ctx, 1);
    const list = await persons(ctx, id);
    expect(list.map(({ position, status }) => [position, status])).toEqual([
      [1, 'waiting'],
      [2, 'waiting'],
      [3, 'waiting'],
    ]);
    expect(list[0]?.person.name).toMatch(/\w/);
  });

  test('loses somebody whom staff remove, who is notified, and whose offered seat goes on', async ({ ctx }) => {
    const { id, items } = await makeQueue(ctx, 2);
    await releaseSeats(ctx, { order_item_id: items[0] ?? 0 });
    const [offered, second] = await persons(ctx, id);
    expect([offered?.status, second?.status]).toEqual(['offered', 'waiting']);
    const entry = { id: offered?.id ?? 0 };
    expect(await removeWaitingPerson(staff(ctx), entry)).toEqual(entry);
    expect(await persons(ctx, id)).toMatchObject([{ id: second?.id, status: 'offered', position: 1 }]);
    const events = await ctx.db
      .selectFrom('outbox_events')
      .select('payload')
      .where('kind', '=', 'waiting_ended')
      .execute();
    expect(events.map(({ payload }) => payload)).toEqual([{ waiting_entry_id: entry.id, why: 'removed' }]);
    await expect(removeWaitingPerson(staff(ctx), entry)).rejects.toThrow('not_found');
  });
});

test('trainers are listed by name, for those who edit classes', async ({ ctx }) => {
  const trainer = await makeUser(ctx, { roles: ['trainer'] });
  const student = await makeUser(ctx, { roles: ['student'] });
  const all = await retrieveTrainers(staff(ctx), queryOf({}));
  const ids = all.results.map(({ id }) => id);
  expect(ids).toContain(trainer.person_id);
  expect(ids).not.toContain(student.person_id);
  const some = await retrieveTrainers(staff(ctx), queryOf({ filter: { search: trainer.username } }));
  expect(some).toMatchObject({ total: 1, results: [{ id: trainer.person_id, username: trainer.username }] });
  const user = await signInAs(ctx, trainer);
  await expect(retrieveTrainers(user, queryOf({}))).rejects.toThrow('not_allowed');
});
