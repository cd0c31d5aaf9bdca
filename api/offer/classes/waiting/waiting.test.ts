import { describe, expect } from 'vitest';
import { asA } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { test } from '#api/shared/testing/database.ts';
import { holdSeats } from '../hold-seats.ts';
import { makeClass } from '../make.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { leaveWaitingList } from './leave-waiting-list.ts';
import { retrieveWaitingEntries } from './retrieve-waiting-entries.ts';

const order_item_id = -7;

async function fullClass(ctx: Ctx, input: object = {}): Promise<number> {
  const { id } = await makeClass(ctx, { capacity: 1, ...input });
  await holdSeats(asSystem(ctx), { class_id: id, order_item_id, quantity: 1, expires_at: null });
  return id;
}

describe('the waiting list of a full class', () => {
  test('is first come, first served, and keeps the place after a second request', async ({ ctx }) => {
    const class_id = await fullClass(ctx);
    const [first, second] = [await asA(ctx, 'student'), await asA(ctx, 'client')];
    expect(await joinWaitingList(first, { class_id })).toMatchObject({ class_id, position: 1 });
    expect(await joinWaitingList(second, { class_id })).toMatchObject({ position: 2 });
    expect(await joinWaitingList(first, { class_id })).toMatchObject({ position: 1 });
    await leaveWaitingList(first, { class_id });
    await leaveWaitingList(first, { class_id });
    expect(await joinWaitingList(first, { class_id })).toMatchObject({ position: 2 });
  });

  test('shows only own entries, in one query', async ({ ctx, queries }) => {
    const class_id = await fullClass(ctx);
    const [one, other] = [await asA(ctx, 'student'), await asA(ctx, 'student')];
    await joinWaitingList(one, { class_id });
    queries.length = 0;
    expect(await retrieveWaitingEntries(one, queryOf({ filter: { class_id } }))).toMatchObject({ total: 1 });
    expect(queries).toHaveLength(1);
    expect(await retrieveWaitingEntries(other, queryOf({}))).toMatchObject({ results: [], total: 0 });
  });

  test('is for signed-in users only', async ({ ctx }) => {
    const class_id = await fullClass(ctx);
    await expect(joinWaitingList(ctx, { class_id })).rejects.toThrow('not_signed_in');
    await expect(leaveWaitingList(ctx, { class_id })).rejects.toThrow('not_signed_in');
    await expect(retrieveWaitingEntries(ctx, queryOf({}))).rejects.toThrow('not_signed_in');
  });

  test('is not open where there are seats, at the last moment, or without a class', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id: free } = await makeClass(ctx);
    const soon = await fullClass(ctx, {
      start_at: new Date(ctx.now().getTime() + 3_600_000).toISOString(),
      registration_deadline: null,
    });
    for (const class_id of [free, soon]) {
      await expect(joinWaitingList(student, { class_id })).rejects.toThrow('waiting_not_open');
    }
    await expect(joinWaitingList(student, { class_id: 999_999 })).rejects.toThrow('not_found');
  });
});
