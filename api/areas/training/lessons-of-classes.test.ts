import { describe, expect } from 'vitest';
import { retrieveLessons } from '#api/offer/classes/make.ts';
import { makeMember } from '#api/people/organizations/make.ts';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { assignSeats } from './assign-seats.ts';
import { makeLine, personOf } from './make.ts';

const meeting_url = 'https://aulas.mestria.example/1';
const soon = { starts_at: '2026-11-21T08:15:00.000Z', ends_at: '2026-11-21T10:00:00.000Z' };
const over = { starts_at: '2026-11-21T05:00:00.000Z', ends_at: '2026-11-21T07:00:00.000Z' };
const later = { starts_at: '2026-11-22T08:00:00.000Z', ends_at: '2026-11-22T10:00:00.000Z' };

async function makeOrdered(ctx: Ctx) {
  const trainer = await makeUser(ctx, { roles: ['trainer'] });
  const live = { meeting_url, lessons: [over, soon, later], trainer_ids: [trainer.person_id] };
  const line = await makeLine(ctx, { class: { ...live, type: 'online-sync', start_at: '2026-11-21T12:00:00Z' } });
  const learner = await makeMember(ctx, { organizationId: line.organizationId });
  await assignSeats(line.owner, { order_item_id: line.itemId, person_ids: [personOf(learner)] });
  const canceled = ctx.db.updateTable('lessons').set({ status: 'canceled', cancel_reason: 'Feriado' });
  await canceled.where('class_id', '=', line.classId).where('starts_at', '=', new Date(later.starts_at)).execute();
  return { line, learner, trainer: await signInAs(ctx, trainer) };
}

async function seen(ctx: Ctx, class_id: number) {
  const { results } = await retrieveLessons(ctx, queryOf({ filter: { class_id } }));
  return results.map((lesson) => [lesson.trainers.length, lesson.meeting_url, lesson.cancel_reason]);
}

describe('the lessons of a class show', () => {
  test('all to those who are part of it, and the link to who may join or teach', async ({ ctx }) => {
    const { line, learner, trainer } = await makeOrdered(ctx);
    const canceled = [1, null, 'Feriado'];
    expect(await seen(learner.ctx, line.classId)).toEqual([[1, null, null], [1, meeting_url, null], canceled]);
    expect(await seen(line.owner, line.classId)).toEqual([[1, null, null], [1, null, null], canceled]);
    const toTeach = [[1, meeting_url, null], [1, meeting_url, null], canceled];
    expect(await seen(trainer, line.classId)).toEqual(toTeach);
    expect(await seen(asSystem(ctx), line.classId)).toEqual(toTeach);
  });

  test('dates alone to colleagues, other organizations and everybody else', async ({ ctx }) => {
    const { line } = await makeOrdered(ctx);
    const colleague = await makeMember(ctx, { organizationId: line.organizationId });
    const { owner: other } = await makeLine(ctx);
    for (const who of [ctx, colleague.ctx, other]) {
      expect(await seen(who, line.classId)).toEqual([
        [0, null, null],
        [0, null, null],
      ]);
    }
  });
});
