import { describe, expect } from 'vitest';
import { makeUser, signInAs } from '#api/people/identity/make.ts';
import { emittedEvents, makeEnrollment } from '#api/learning/enrollments/make.ts';
import { saveFile } from '#api/platform/files/index.ts';
import { mp4Bytes } from '#api/platform/files/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeContent, takeNoTime } from './make.ts';
import { openContent } from './open-content.ts';
import { saveProgress } from './save-progress.ts';

function secondsLater(ctx: Ctx, seconds: number): Ctx {
  const at = new Date(ctx.now().getTime() + seconds * 1_000);
  return { ...ctx, now: () => at };
}

function open(by: Ctx, content_id: number) {
  return openContent(by, { content_id });
}

async function enrolled(ctx: Ctx) {
  const user = await makeUser(ctx);
  const { id: enrollment_id, course_id } = await makeEnrollment(ctx, { person_id: user.person_id });
  const me = await signInAs(ctx, user);
  const text = async (length: number) =>
    (await makeContent(ctx, course_id, { type: 'text', body: { pt: 'a'.repeat(length) } })).id;
  const video = async (duration_seconds: number) => {
    const bytes = mp4Bytes();
    const file = { category: 'course-content', name: 'filme.mp4', bytes, allowed: ['mp4'] } as const;
    const { id: file_id } = await saveFile(asSystem(ctx), { ...file, allowed: ['mp4'] });
    return (await makeContent(ctx, course_id, { type: 'video', file_id, duration_seconds })).id;
  };
  const read = (by: Ctx, content_id: number) => saveProgress(by, { content_id, enrollment_id, opened: true });
  const watch = (by: Ctx, content_id: number, ...watched: [number, number][]) =>
    saveProgress(by, { content_id, enrollment_id, watched });
  return { me, enrollment_id, text, video, read, watch };
}

describe('a text', () => {
  test('is not done by a call that comes at once, and by the same call some seconds later', async ({ ctx }) => {
    const { me, text, read } = await enrolled(ctx);
    const id = await text(1_200);
    expect(await open(me, id)).toMatchObject({ status: 'not_started', done_in_seconds: 12 });
    expect(await read(me, id)).toMatchObject({ status: 'started', done_in_seconds: 12, progress_rate: 0 });
    expect(await open(secondsLater(me, 5), id)).toMatchObject({ status: 'started', done_in_seconds: 7 });
    expect(await emittedEvents(ctx, 'content_completed')).toEqual([]);
    const later = secondsLater(me, 12);
    expect(await read(later, id)).toMatchObject({ status: 'done', done_in_seconds: null, is_concluded: true });
    expect(await open(later, id)).toMatchObject({ status: 'done', done_in_seconds: null });
  });

  test('that was never opened counts from the first call', async ({ ctx }) => {
    const { me, text, read } = await enrolled(ctx);
    const id = await text(300);
    expect(await read(me, id)).toMatchObject({ status: 'started', done_in_seconds: 3 });
    expect(await read(secondsLater(me, 3), id)).toMatchObject({ status: 'done' });
  });

  test('that was read without a network counts when its progress arrives', async ({ ctx }) => {
    const { me, text, read } = await enrolled(ctx);
    const ids = [await text(3_000), await text(3_000), await text(3_000)];
    for (const id of ids) await open(me, id);
    const online = secondsLater(me, 3 * 30);
    for (const id of ids) expect(await read(online, id)).toMatchObject({ status: 'done' });
  });

  test('and others take as long together as one after the other, though they were open at once', async ({ ctx }) => {
    const { me, text, read } = await enrolled(ctx);
    const ids = await Promise.all([text(1_000), text(1_000), text(1_000)]);
    for (const id of ids) await open(me, id);
    const soon = secondsLater(me, 12);
    const answers = [];
    for (const id of ids) answers.push((await read(soon, id)).done_in_seconds);
    expect(answers).toEqual([null, 8, 8]);
    expect((await read(secondsLater(me, 30), ids[1] ?? 0)).status).toBe('done');
    expect((await read(secondsLater(me, 30), ids[2] ?? 0)).status).toBe('done');
  });

  test('takes no time where the operator demands none', async ({ ctx }) => {
    const { me, text, read } = await enrolled(ctx);
    await takeNoTime(ctx);
    const id = await text(5_000);
    expect(await open(me, id)).toMatchObject({ done_in_seconds: 0 });
    expect(await read(me, id)).toMatchObject({ status: 'done' });
  });
});

describe('a video', () => {
  test('is not watched by one call', async ({ ctx }) => {
    const { me, video, watch } = await enrolled(ctx);
    const id = await video(600);
    await open(me, id);
    expect(await watch(me, id, [0, 600])).toMatchObject({ status: 'started', done_in_seconds: 270 });
    expect(await watch(secondsLater(me, 200), id, [0, 600])).toMatchObject({ status: 'started', done_in_seconds: 70 });
    expect(await watch(secondsLater(me, 270), id, [0, 600])).toMatchObject({ status: 'done' });
  });

  test('is done by who plays it at double speed, the moment they have seen enough', async ({ ctx }) => {
    const { me, video, watch } = await enrolled(ctx);
    const id = await video(600);
    await open(me, id);
    const statuses = [];
    for (let at = 15; at <= 270; at += 15)
      statuses.push((await watch(secondsLater(me, at), id, [(at - 15) * 2, at * 2])).status);
    expect(statuses.at(-2)).toBe('started');
    expect(statuses.at(-1)).toBe('done');
  });

  test('that was watched without a network counts when its progress arrives', async ({ ctx }) => {
    const { me, video, watch } = await enrolled(ctx);
    const id = await video(600);
    await open(me, id);
    expect(await watch(secondsLater(me, 600), id, [0, 600])).toMatchObject({ status: 'done' });
  });
});
