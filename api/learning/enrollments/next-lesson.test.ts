import { describe, expect } from 'vitest';
import type { NewClass } from '#contract/offer/classes/calls.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { moveClass } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { makeEnrollment } from './make.ts';
import { retrieveEnrollments } from './retrieve-enrollments.ts';

const minuteMs = 60_000;
const past = lessonIn(-200);
const soon = lessonIn(15);
const later = lessonIn(2_000);
const meeting_url = 'https://aulas.mestria.example/1';
const live: Partial<NewClass> = { type: 'online-sync', meeting_url, venue: null, city: null };

function lessonIn(minutes: number) {
  const at = (more: number) => new Date(testNow.getTime() + (minutes + more) * minuteMs).toISOString();
  return { starts_at: at(0), ends_at: at(120) };
}

function aSecondEarlier(): Date {
  return new Date(testNow.getTime() - 1_000);
}

async function nextIn(ctx: Ctx, id: number) {
  const query = { filter: { id }, sort: [], limit: 20, offset: 0 };
  return (await retrieveEnrollments(ctx, query)).results[0]?.next_lesson;
}

describe('the next lesson of an enrollment', () => {
  test('is the first that is not over, without canceled ones', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const lessons = [later, { ...soon, room: 'Sala 2' }, past];
    const { id, class_id } = await makeEnrollment(ctx, {
      person_id: user.person_id,
      class: { type: 'presential', lessons },
    });
    expect(await nextIn(me, id)).toEqual({ ...soon, room: 'Sala 2', meeting_url: null });
    const canceled = ctx.db.updateTable('lessons').set({ status: 'canceled' }).where('class_id', '=', class_id);
    await canceled.where('starts_at', '=', new Date(soon.starts_at)).execute();
    expect(await nextIn(me, id)).toMatchObject(later);
    await moveClass(asSystem(ctx), { id: class_id, move: 'cancel', reason: 'Chuva' });
    expect(await nextIn(me, id)).toBeNull();
  });

  test('remains while it is under way, and there is none without lessons', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const me = await signInAs(ctx, user);
    const own = { person_id: user.person_id };
    const running = await makeEnrollment(ctx, { ...own, class: { ...live, lessons: [lessonIn(-60), later] } });
    expect(await nextIn(me, running.id)).toMatchObject({ ...lessonIn(-60), meeting_url });
    const over = await makeEnrollment(ctx, { ...own, class: { ...live, lessons: [past] } });
    expect(await nextIn(me, over.id)).toBeNull();
    expect(await nextIn(me, (await makeEnrollment(ctx, own)).id)).toBeNull();
  });

  test('shows its link 15 minutes before, to the enrolled person alone', async ({ ctx }) => {
    const user = await makeUser(ctx);
    const trainer = await makeUser(ctx, { roles: ['trainer'] });
    const own = { person_id: user.person_id };
    const lessons = [soon];
    const { id } = await makeEnrollment(ctx, {
      ...own,
      class: { ...live, lessons, trainer_ids: [trainer.person_id] },
    });
    const me = await signInAs(ctx, user);
    expect(await nextIn(me, id)).toMatchObject({ meeting_url });
    expect(await nextIn({ ...me, now: aSecondEarlier }, id)).toMatchObject({ ...soon, meeting_url: null });
    expect(await nextIn(await signInAs(ctx, trainer), id)).toMatchObject({ ...soon, meeting_url: null });
    const unpaid = await makeEnrollment(ctx, { ...own, status: 'registered', class: { ...live, lessons } });
    expect(await nextIn(me, unpaid.id)).toMatchObject({ ...soon, meeting_url: null });
  });
});
