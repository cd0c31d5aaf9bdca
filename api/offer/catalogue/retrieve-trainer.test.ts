import { describe, expect } from 'vitest';
import { makeClass } from '#api/offer/classes/make.ts';
import { eraseAccount } from '#api/people/identity/index.ts';
import { after, asA, asSystem, makeUser, signInAs } from '#api/people/identity/make.ts';
import { saveTrainerProfile } from '#api/people/people/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCourse, retrieveCourse } from './make.ts';
import { publishedRoutes } from './published-routes.ts';
import { retrieveTrainer } from './retrieve-trainer.ts';

async function newTrainer(guest: Ctx, change: Parameters<typeof saveTrainerProfile>[1] = { has_page: true }) {
  const user = await makeUser(guest, { roles: ['trainer'], name: 'Domingos Neto' });
  const ctx = await signInAs(guest, user);
  await saveTrainerProfile(ctx, change);
  return { user, ctx, id: user.person_id };
}

async function listed(ctx: Ctx): Promise<[number, string][]> {
  const route = publishedRoutes.find(({ path }) => path === '/trainers/published');
  const response = await route?.handle(ctx, new Request('http://mestria.test/api/trainers/published'), {});
  return response?.json();
}

async function isPublic(ctx: Ctx, id: number): Promise<boolean> {
  const ids = (await listed(ctx)).map(([each]) => each);
  const { total } = await retrieveTrainer(ctx, { filter: { id } });
  expect(ids.filter((each) => each === id)).toHaveLength(total);
  return total === 1;
}

describe('the public page of a trainer', () => {
  test('shows the words, the courses and the next classes of the trainer, and nothing else', async ({ ctx }) => {
    const { id } = await newTrainer(ctx, { about: { pt: 'Eletricista.', 'en-GB': 'Electrician.' }, has_page: true });
    const later = await makeClass(ctx, { trainer_ids: [id] });
    const sooner = await makeClass(ctx, { trainer_ids: [id], start_at: '2026-11-28T07:00:00Z' });
    const ended = { start_at: '2026-02-02T07:00:00Z', end_at: '2026-02-04T07:00:00Z', registration_deadline: null };
    const past = await makeClass(ctx, { trainer_ids: [id], ...ended });
    const { id: draft } = await makeCourse(ctx, { is_published: false });
    await makeClass(ctx, { trainer_ids: [id], course_id: draft });
    await makeClass(ctx);
    const page = {
      id,
      name: 'Domingos Neto',
      about: 'Eletricista.',
      picture: null,
      course_ids: [sooner.course_id, later.course_id, past.course_id],
      class_ids: [sooner.id, later.id],
    };
    expect(await retrieveTrainer(ctx, { filter: { id } })).toEqual({ results: [page], total: 1 });
    const english = await retrieveTrainer({ ...ctx, locale: 'en-GB' }, { filter: { id } });
    expect(english.results).toMatchObject([{ about: 'Electrician.' }]);
  });

  test('is public only while it is switched on and a published course is taught', async ({ ctx }) => {
    const off = await newTrainer(ctx, { about: { pt: 'Costura.' } });
    await makeClass(ctx, { trainer_ids: [off.id] });
    expect(await isPublic(ctx, off.id)).toBe(false);
    await saveTrainerProfile(off.ctx, { has_page: true });
    expect(await isPublic(ctx, off.id)).toBe(true);
    await saveTrainerProfile(off.ctx, { has_page: false });
    expect(await isPublic(ctx, off.id)).toBe(false);

    const idle = await newTrainer(ctx);
    expect(await isPublic(ctx, idle.id)).toBe(false);
    const { id: draft } = await makeCourse(ctx, { is_published: false });
    await makeClass(ctx, { trainer_ids: [idle.id], course_id: draft });
    expect(await isPublic(ctx, idle.id)).toBe(false);
  });

  test('stays for a year after the last class, and does not follow from a canceled one', async ({ ctx }) => {
    const { id } = await newTrainer(ctx);
    const { id: classId } = await makeClass(ctx, { trainer_ids: [id], end_at: '2026-12-04T15:00:00Z' });
    expect(await isPublic(after(ctx, { days: 370 }), id)).toBe(true);
    expect(await isPublic(after(ctx, { days: 385 }), id)).toBe(false);
    await ctx.db.updateTable('classes').set({ status: 'canceled' }).where('id', '=', classId).execute();
    expect(await isPublic(ctx, id)).toBe(false);
  });

  test('ends with the role, with a disabled account and with an erased one', async ({ ctx }) => {
    const ends: ((user: { id: number; person_id: number; username: string }) => Promise<unknown>)[] = [
      (user) => ctx.db.deleteFrom('user_roles').where('user_id', '=', user.id).execute(),
      (user) => ctx.db.updateTable('users').set({ disabled_at: ctx.now() }).where('id', '=', user.id).execute(),
      ({ id: userId, person_id: personId, username }) => eraseAccount(asSystem(ctx), { userId, personId, username }),
    ];
    for (const end of ends) {
      const { id, user } = await newTrainer(ctx);
      await makeClass(ctx, { trainer_ids: [id] });
      expect(await isPublic(ctx, id)).toBe(true);
      await end(user);
      expect(await isPublic(ctx, id)).toBe(false);
    }
  });

  test('is nobody else’s, and is named on the pages of their courses only where it is public', async ({ ctx }) => {
    const student = await asA(ctx, 'student');
    expect(await retrieveTrainer(student, { filter: {} })).toEqual({ results: [], total: 0 });
    const { id, ctx: own } = await newTrainer(ctx);
    const { course_id } = await makeClass(ctx, { trainer_ids: [id] });
    const pageId = async () =>
      (await retrieveCourse(ctx, { filter: { id: course_id } })).results[0]?.trainers[0]?.page_id;
    expect(await pageId()).toBe(id);
    await saveTrainerProfile(own, { has_page: false });
    expect(await pageId()).toBe(null);
  });
});
