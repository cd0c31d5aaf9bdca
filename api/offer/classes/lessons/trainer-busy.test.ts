import { describe, expect } from 'vitest';
import { makePerson } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeClass } from '../make.ts';
import { updateClass } from '../update-class.ts';
import { createLesson } from './create-lesson.ts';
import { cancelLesson, restoreLesson } from './move-lesson.ts';
import { updateLesson } from './update-lesson.ts';

const staff = (ctx: Ctx) => withClaims(ctx, 'classes.edit');
const at = { starts_at: '2026-12-02T08:00:00Z', ends_at: '2026-12-02T10:00:00Z' };
const apart = { starts_at: '2026-12-02T10:00:00Z', ends_at: '2026-12-02T12:00:00Z' };

type Taught = { isShared: boolean; isNamed: boolean };

const kinds: Record<string, Taught> = {
  'its only trainer': { isShared: false, isNamed: false },
  'its only trainer, named': { isShared: false, isNamed: true },
  'two trainers': { isShared: true, isNamed: false },
  'two trainers, one of them named': { isShared: true, isNamed: true },
};
const pairs = Object.keys(kinds).flatMap((one) => Object.keys(kinds).map((other) => [one, other] as const));

/** A class of these trainers, and what a lesson of it says of them. */
async function taught(ctx: Ctx, { isShared, isNamed }: Taught, [trainer, colleague]: [number, number]) {
  const { id: class_id } = await makeClass(ctx, { trainer_ids: isShared ? [trainer, colleague] : [trainer] });
  return { class_id, ...(isNamed && { trainer_id: trainer }) };
}

describe('two lessons at once', () => {
  test.for(pairs)('by %s and by %s need different people', async ([one, other], { ctx }) => {
    const people: [number, number] = [(await makePerson(ctx)).id, (await makePerson(ctx)).id];
    const [first, second] = [kinds[one], kinds[other]];
    if (!first || !second) throw new Error('There is no such class.');
    await createLesson(staff(ctx), { ...at, ...(await taught(ctx, first, people)) });
    const again = createLesson(staff(ctx), { ...at, ...(await taught(ctx, second, people)) });
    const isBusy = [first, second].every(({ isShared, isNamed }) => isNamed || !isShared);
    const outcome = await again.then(
      () => 'planned',
      (error: Error) => error.message,
    );
    expect(outcome).toBe(isBusy ? 'trainer_busy' : 'planned');
  });

  test('are refused when one of them is moved or restored', async ({ ctx }) => {
    const { id: trainer } = await makePerson(ctx);
    const [one, other] = [
      await makeClass(ctx, { trainer_ids: [trainer] }),
      await makeClass(ctx, { trainer_ids: [trainer] }),
    ];
    const fixed = await createLesson(staff(ctx), { class_id: one.id, ...at });
    const { id } = await createLesson(staff(ctx), { class_id: other.id, ...apart });
    await expect(updateLesson(staff(ctx), { id, sequence: 0, ...at })).rejects.toThrow('trainer_busy');
    await cancelLesson(staff(ctx), { id: fixed.id, reason: 'Chuva' });
    await updateLesson(staff(ctx), { id, sequence: 0, ...at });
    await expect(restoreLesson(staff(ctx), { id: fixed.id })).rejects.toThrow('trainer_busy');
  });

  test.for([
    ['its only trainer', 'trainer_busy'],
    ['two trainers', 'planned'],
  ] as const)('of a new class of %s need different people', async ([kind, expected], { ctx }) => {
    const [trainer, colleague] = [(await makePerson(ctx)).id, (await makePerson(ctx)).id];
    const trainer_ids = kind === 'two trainers' ? [trainer, colleague] : [trainer];
    await makeClass(ctx, { trainer_ids: [trainer], lessons: [at] });
    await makeClass(ctx, { trainer_ids, lessons: [apart] });
    const outcome = await makeClass(ctx, { trainer_ids, lessons: [apart, at] }).then(
      () => 'planned',
      (error: Error) => error.message,
    );
    expect(outcome).toBe(expected);
  });

  test('are refused where a class gets a trainer who gives others then', async ({ ctx }) => {
    const { id: trainer } = await makePerson(ctx);
    const lessons = [at];
    await makeClass(ctx, { trainer_ids: [trainer], lessons });
    const { id } = await makeClass(ctx, { lessons });
    await expect(updateClass(staff(ctx), { id, trainer_ids: [trainer] })).rejects.toThrow('trainer_busy');
    await updateClass(staff(ctx), { id, trainer_ids: [trainer, (await makePerson(ctx)).id] });
  });
});
