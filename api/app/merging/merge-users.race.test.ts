import { expect, test } from 'vitest';
import { makeEnrollment } from '#api/learning/enrollments/make.ts';
import { asA, makeUser, signInAs } from '#api/people/identity/make.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { openWorld } from '#api/shared/testing/world.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { reactions } from '../reactions.ts';
import { calls } from '../personal-data/make.ts';
import { merge } from './make.ts';

const rounds = 10;

async function runReactions(ctx: Ctx, merged: { staying_user_id: number; removed_user_id: number }): Promise<void> {
  for (const { run } of reactions.accounts_merged) await run(asSystem(ctx), merged, 0);
}

async function done(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
}

test('of two staff who merge the same accounts in opposite directions one is told that it is done', async ({
  skip,
}) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  const other = await asA(guest, 'administrator');
  for (let round = 0; round < rounds; round += 1) {
    const [one, another] = [await makeUser(guest), await makeUser(guest)];
    await makeEnrollment(guest, { person_id: one.person_id });
    await makeEnrollment(guest, { person_id: another.person_id });
    const outcomes = await Promise.all([
      done(merge({ staff, staying: one, removed: another }, asOther(staff, 1))),
      done(merge({ staff, staying: another, removed: one }, asOther(other, 2))),
    ]);
    expect(outcomes.toSorted()).toEqual(['done', 'merge_account_gone']);
    const rows = await guest.db
      .selectFrom('enrollments')
      .select('person_id')
      .where('person_id', 'in', [one.person_id, another.person_id])
      .execute();
    expect([rows.length, new Set(rows.map(({ person_id }) => person_id)).size]).toEqual([2, 1]);
  }
}, 120_000);

test('what the person saves meanwhile moves, or is refused', async ({ skip }) => {
  const { guest, asOther } = await openWorld(skip);
  const staff = await asA(guest, 'administrator');
  const { course_id } = await makeClass(guest);
  for (let round = 0; round < rounds; round += 1) {
    const [staying, removed] = [await makeUser(guest), await makeUser(guest)];
    const own = await signInAs(guest, removed);
    const outcomes = await Promise.all([
      done(merge({ staff, staying, removed }, asOther(staff, 1))),
      done(calls(asOther(own, 2)).wishlist.addToWishlist({ data: [{ course_id }] })),
    ]);
    expect(outcomes[0]).toBe('done');
    await runReactions(guest, { staying_user_id: staying.id, removed_user_id: removed.id });
    const rows = await guest.db
      .selectFrom('wishlist_entries')
      .select('user_id')
      .where('user_id', 'in', [staying.id, removed.id])
      .execute();
    expect(rows).toEqual(outcomes[1] === 'done' ? [{ user_id: staying.id }] : []);
  }
}, 120_000);
