import { randomUUID } from 'node:crypto';
import type { NewClass } from '#contract/offer/classes/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { makeCourse } from '#api/offer/catalogue/make.ts';
import { readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { createClass } from './create-class.ts';
import { holdSeats } from './hold-seats.ts';
import { saveRegulation, storeRegulation } from './regulation/save-regulation.ts';
import { joinWaitingList } from './waiting/join-waiting-list.ts';

export { cancelLesson } from './lessons/move-lesson.ts';
export { retrieveLessons } from './lessons/retrieve-lessons.ts';
export { updateLesson } from './lessons/update-lesson.ts';

export async function makeClass(ctx: Ctx, input: Partial<NewClass> = {}): Promise<{ id: number; course_id: number }> {
  const course_id = input.course_id ?? (await makeCourse(ctx)).id;
  const { id } = await createClass(asSystem(ctx), {
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
    ...input,
  });
  return { id, course_id };
}

export async function makeFullClass(ctx: Ctx, input: Partial<NewClass> & { capacity?: number } = {}) {
  const { capacity = 1 } = input;
  const made = await makeClass(ctx, { ...input, capacity });
  const items = Array.from({ length: capacity }, (_, seat) => -made.id * 1000 - seat);
  for (const order_item_id of items) {
    await holdSeats(asSystem(ctx), { class_id: made.id, order_item_id, quantity: 1, expires_at: null });
  }
  return { ...made, items };
}

export async function makeWaiting(ctx: Ctx, class_id: number): Promise<void> {
  await joinWaitingList(ctx, { class_id });
}

export async function makeRegulation(ctx: Ctx, version = 1): Promise<SavedFile> {
  const sent = { name: `Regulamento ${version}.pdf`, bytes: pdfBytes({ extra: `/Version/${version}` }) };
  return readFileFacts(ctx, (await saveRegulation(asSystem(ctx), await storeRegulation(asSystem(ctx), sent))).id);
}
