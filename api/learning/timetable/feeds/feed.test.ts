import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { personalDataOf } from '#api/shared/personal-rows.ts';
import { cancelLesson, updateLesson } from '#api/offer/classes/make.ts';
import { lessonsOf } from '#api/offer/classes/index.ts';
import { follow, lessonOn, makeLearner, type Lessons, type MadeLearner } from '../make.ts';
import { createTimetableFeed } from './create-feed.ts';
import { deleteTimetableFeed } from './delete-feed.ts';
import { feedRoutes } from './feed-routes.ts';
import { retrieveTimetableFeeds } from './retrieve-feeds.ts';
import { timetableSlice } from '../slice.ts';

async function read(ctx: Ctx, url: string): Promise<Response> {
  const token = url.split('/').at(-2) ?? '';
  const guest: Ctx = { ...ctx, actor: { kind: 'guest' } };
  const answer = await feedRoutes[0]?.handle(guest, new Request(url), { token });
  return answer ?? Response.error();
}

async function events(ctx: Ctx, url: string) {
  const text = await (await read(ctx, url)).text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const match = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    sequence: Number(event.getFirstPropertyValue('sequence')),
    status: event.getFirstPropertyValue('status'),
    event: new ICAL.Event(event),
  }));
  ICAL.TimezoneService.reset();
  return match;
}

async function makeFeed(ctx: Ctx, { tz, lessons }: { tz?: 'Europe/Lisbon' | 'Africa/Maputo'; lessons: Lessons }) {
  const learner = await makeLearner(ctx);
  const enrollment = await follow(ctx, learner, { lessons, ...(tz && { tz }) });
  const { url, id } = await createTimetableFeed(learner.me, { enrollment_id: enrollment.id });
  return { learner, enrollment, url, id };
}

async function feedsOf({ me }: MadeLearner) {
  return (await retrieveTimetableFeeds(me, queryOf({}))).results;
}

const hourLater = (time: string) => `${Number(time.slice(0, 2)) + 1}:00`;
const atTime = (ctx: Ctx, time: string): Ctx => ({ ...ctx, now: () => new Date(time) });

describe('the private calendar of a timetable, read back by another library,', () => {
  test.for([
    ['2027-03-10T12:00:00Z', '2027-03-27', '18:00', '2027-03-29', '17:00'],
    ['2026-10-10T12:00:00Z', '2026-10-24', '17:00', '2026-10-26', '18:00'],
  ] as const)(
    'keeps the hour of Lisbon across the change of its clocks: %s',
    async ([now, before, beforeUtc, after, afterUtc], { ctx }) => {
      const lessons = [
        lessonOn(before, [beforeUtc, hourLater(beforeUtc)]),
        lessonOn(after, [afterUtc, hourLater(afterUtc)]),
      ];
      const { url } = await makeFeed(ctx, { tz: 'Europe/Lisbon', lessons });
      const result = await events(atTime(ctx, now), url);
      expect(result.map(({ event }) => [event.startDate.toString(), event.startDate.zone?.tzid])).toEqual([
        [`${before}T18:00:00`, 'Europe/Lisbon'],
        [`${after}T18:00:00`, 'Europe/Lisbon'],
      ]);
      expect(result.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
        `${before}T${beforeUtc}:00.000Z`,
        `${after}T${afterUtc}:00.000Z`,
      ]);
    },
  );

  test('has zone, place and page of each lesson', async ({ ctx }) => {
    const { url, enrollment } = await makeFeed(ctx, { tz: 'Africa/Maputo', lessons: [lessonOn('2026-12-01')] });
    const answer = await read(ctx, url);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
    const text = await answer.text();
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text).toContain('TZID:Africa/Maputo');
    expect(text).toContain('DTSTART;TZID=Africa/Maputo:20261201T100000');
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    expect(text).toMatch(/LAST-MODIFIED:\d{8}T\d{6}Z/);
    expect(text.replaceAll('\r\n ', '')).toContain(`/courses/${enrollment.course_id}/timetable/${enrollment.id}`);
  });

  test('raises the sequence of what moves or is canceled, and keeps its UID', async ({ ctx }) => {
    const { url, enrollment } = await makeFeed(ctx, { lessons: [lessonOn('2026-12-01')] });
    const [lesson] = await lessonsOf(ctx, { classIds: [enrollment.class_id] });
    const id = Number(lesson?.id);
    const [first] = await events(ctx, url);
    expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
    await updateLesson(asSystem(ctx), { id, sequence: 0, ...lessonOn('2026-12-02') });
    const [moved] = await events(ctx, url);
    expect(moved).toMatchObject({ uid: first?.uid, sequence: 1, status: 'CONFIRMED' });
    expect(moved?.event.startDate.toJSDate().toISOString()).toBe('2026-12-02T08:00:00.000Z');
    await cancelLesson(asSystem(ctx), { id, reason: 'Feriado; geral, na cidade' });
    const [canceled] = await events(ctx, url);
    expect(canceled).toMatchObject({ uid: first?.uid, sequence: 2, status: 'CANCELLED' });
    expect(canceled?.event.description).toContain('Feriado; geral, na cidade');
  });
});

describe('a private calendar address', () => {
  test('is of one class or of all, and only of one’s own', async ({ ctx }) => {
    const { learner, enrollment, url } = await makeFeed(ctx, { lessons: [lessonOn('2026-12-01')] });
    await follow(ctx, learner, { lessons: [lessonOn('2026-12-02')] });
    const all = await createTimetableFeed(learner.me, { enrollment_id: null });
    expect(await events(ctx, url)).toHaveLength(1);
    expect(await events(ctx, all.url)).toHaveLength(2);
    expect((await feedsOf(learner)).map(({ enrollment_id }) => enrollment_id)).toEqual([enrollment.id, null]);
    const { me: stranger } = await makeLearner(ctx);
    const taken = createTimetableFeed(stranger, { enrollment_id: enrollment.id });
    await expect(taken).rejects.toThrow('not_found');
    await expect(createTimetableFeed(ctx, { enrollment_id: null })).rejects.toThrow('not_signed_in');
  });

  test('is stored as a hash, and ends when it is renewed or revoked', async ({ ctx }) => {
    const { learner, enrollment, url, id } = await makeFeed(ctx, { lessons: [lessonOn('2026-12-01')] });
    const stored = await ctx.db.selectFrom('timetable_feeds').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify(stored)).not.toContain(url.split('/').at(-2));
    const renewed = await createTimetableFeed(learner.me, { enrollment_id: enrollment.id });
    expect(renewed.id).toBe(id);
    await expect(read(ctx, url)).rejects.toThrow('not_found');
    const { me: stranger } = await makeLearner(ctx);
    await expect(deleteTimetableFeed(stranger, { id })).rejects.toThrow('not_found');
    expect(await events(ctx, renewed.url)).toHaveLength(1);
    await deleteTimetableFeed(learner.me, { id });
    await expect(read(ctx, renewed.url)).rejects.toThrow('not_found');
    await expect(deleteTimetableFeed(learner.me, { id })).rejects.toThrow('not_found');
  });

  test('of all classes is one, however often it is created', async ({ ctx }) => {
    const learner = await makeLearner(ctx);
    await createTimetableFeed(learner.me, { enrollment_id: null });
    await createTimetableFeed(learner.me, { enrollment_id: null });
    expect(await feedsOf(learner)).toHaveLength(1);
  });

  test('of a trainer has the lessons that the trainer gives, and no others', async ({ ctx }) => {
    const [one, other] = [await makeLearner(ctx), await makeLearner(ctx)];
    const trainer_ids = [one.user.person_id, other.user.person_id];
    const lessons = [lessonOn('2026-12-01'), lessonOn('2026-12-02')];
    const { class_id } = await follow(ctx, await makeLearner(ctx), { lessons, trainer_ids });
    await follow(ctx, one, { lessons: [lessonOn('2026-12-03')] });
    const first = (await lessonsOf(ctx, { classIds: [class_id] }))[0]?.id ?? 0;
    await ctx.db
      .updateTable('lessons')
      .set({ trainer_person_id: other.user.person_id })
      .where('id', '=', first)
      .execute();
    const taught = await createTimetableFeed(one.me, { enrollment_id: null, is_taught: true });
    const followed = await createTimetableFeed(one.me, { enrollment_id: null });
    const result = await events(ctx, taught.url);
    expect(result.map(({ event }) => event.startDate.toString().slice(0, 10))).toEqual(['2026-12-02']);
    expect(await (await read(ctx, taught.url)).text()).toContain(`/classes/${class_id}/lessons`);
    expect(await events(ctx, followed.url)).toHaveLength(1);
    expect((await feedsOf(one)).map(({ is_taught }) => is_taught)).toEqual([true, false]);
    await expect(createTimetableFeed(one.me, { enrollment_id: 1, is_taught: true })).rejects.toThrow('invalid_input');
    const renewed = await createTimetableFeed(one.me, { enrollment_id: null, is_taught: true });
    expect(renewed.id).toBe(taught.id);
    await expect(read(ctx, taught.url)).rejects.toThrow('not_found');
    await ctx.db.deleteFrom('class_trainers').where('class_id', '=', class_id).execute();
    expect(await events(ctx, renewed.url)).toEqual([]);
  });

  test('is empty after a withdrawal', async ({ ctx }) => {
    const { enrollment, url } = await makeFeed(ctx, { lessons: [lessonOn('2026-12-01')] });
    await ctx.db.updateTable('enrollments').set({ status: 'withdrawal' }).where('id', '=', enrollment.id).execute();
    expect(await events(ctx, url)).toEqual([]);
  });

  test('is read some times an hour, and guesses are limited', async ({ ctx }) => {
    const { url } = await makeFeed(ctx, { lessons: [] });
    for (let count = 0; count < 60; count += 1) await read(ctx, url);
    await expect(read(ctx, url)).rejects.toThrow('too_many_requests');
    const guess = () => read(ctx, 'http://x.test/api/timetable/guess/lessons.ics');
    for (let count = 0; count < 30; count += 1) await expect(guess()).rejects.toThrow('not_found');
    await expect(guess()).rejects.toThrow('too_many_requests');
  });

  test('is exported without its secret, and erased', async ({ ctx }) => {
    const { learner, url } = await makeFeed(ctx, { lessons: [] });
    const { id: userId, person_id: personId, username } = learner.user;
    const whose = { userId, personId, username };
    const rows: object[] = [];
    for await (const file of personalDataOf(timetableSlice).takeAlong(ctx, whose)) {
      if ('rows' in file) for await (const row of file.rows) rows.push(row);
    }
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        enrollment_id: expect.any(Number),
        is_taught: false,
        created_at: expect.any(Date),
      },
    ]);
    await personalDataOf(timetableSlice).erase(ctx, whose);
    await expect(read(ctx, url)).rejects.toThrow('not_found');
  });
});
