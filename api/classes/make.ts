import { randomUUID } from 'node:crypto';
import type { NewClass } from '#contract/classes.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asHouse } from '#api/shared/test-actors.ts';
import { makeCourse } from '#api/catalogue/make.ts';
import { createClass } from './create-class.ts';
import { joinWaitingList } from './waiting/join-waiting-list.ts';

/** An opened class in Luanda, nine days after the moment of the tests, with 16 seats; of a new course unless one is named. */
export async function makeClass(ctx: Ctx, given: Partial<NewClass> = {}): Promise<{ id: number; course_id: number }> {
  const course_id = given.course_id ?? (await makeCourse(ctx)).id;
  const { id } = await createClass(asHouse(ctx), {
    course_id,
    code: `T-${randomUUID()}`,
    type: 'presential',
    tz: 'Africa/Luanda',
    city: 'Luanda',
    venue: 'Talatona',
    capacity: 16,
    start_at: '2026-11-30T07:00:00Z',
    end_at: '2026-12-04T15:00:00Z',
    registration_deadline: '2026-11-26T22:59:59Z',
    ...given,
  });
  return { id, course_id };
}

/** The signed-in user waits for a seat in this class, which is full. */
export async function makeWaiting(ctx: Ctx, class_id: number): Promise<void> {
  await joinWaitingList(ctx, { class_id });
}
