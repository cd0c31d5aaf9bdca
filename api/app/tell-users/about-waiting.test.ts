import { describe, expect } from 'vitest';
import { asA } from '#api/accounts/make.ts';
import { holdSeats, releaseSeats } from '#api/classes/index.ts';
import { makeClass, makeWaiting } from '#api/classes/make.ts';
import { signedIn } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { test } from '#api/shared/test-database.ts';
import { tellWaiting } from './about-waiting.ts';

describe('who waits for a seat', () => {
  test('is told once that there is one, with the way to the course', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    const { id: class_id, course_id } = await makeClass(ctx, { capacity: 1 });
    const order_item_id = -11;
    await holdSeats(asHouse(ctx), { class_id, order_item_id, quantity: 1, expires_at: null });
    await makeWaiting(student, class_id);
    await tellWaiting(asHouse(ctx), class_id, 1);
    await releaseSeats(asHouse(ctx), { order_item_id });
    await tellWaiting(asHouse(ctx), class_id, 2);
    await tellWaiting(asHouse(ctx), class_id, 2);
    const told = await ctx.db
      .selectFrom('notifications')
      .select(['kind', 'link'])
      .where('recipient_id', '=', signedIn(student).personId)
      .execute();
    expect(told).toEqual([{ kind: 'waiting_seat_free', link: `/courses/${course_id}` }]);
  });
});
