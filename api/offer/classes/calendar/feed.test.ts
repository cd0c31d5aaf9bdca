import { tmpdir } from 'node:os';
import ICAL from 'ical.js';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { committingTest as test, makeCtx } from '#api/shared/testing/database.ts';
import { makeCourse, makePartner } from '#api/offer/catalogue/make.ts';
import { makeClass } from '../make.ts';
import { moveClass } from '../move-class.ts';
import { updateClass } from '../update-class.ts';
import { feedRoutes } from './feed-routes.ts';

const lessons = [{ starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T12:00:00Z', room: 'Sala 2, piso 1' }];
const odd = 'Gestão; custos, "prazos" \\ e\nlinhas — 🎓 '.repeat(4);

async function feedText(ctx: Ctx, search = ''): Promise<string> {
  const request = new Request(`http://x.test/api/classes/calendar.ics${search}`);
  const answer = await feedRoutes[0]?.handle(ctx, request, {});
  expect(answer?.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  return (await answer?.text()) ?? '';
}

async function events(ctx: Ctx, search = '') {
  const calendar = new ICAL.Component(ICAL.parse(await feedText(ctx, search)));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    ...Object.fromEntries(event.getAllProperties().map((one) => [one.name, String(one.getFirstValue())])),
    event: new ICAL.Event(event),
  })) as (Record<string, string> & { event: ICAL.Event })[];
}

describe('the calendar feed, read back by another library,', () => {
  test('has time, place and course of every lesson, whatever characters they contain', async ({ ctx }) => {
    const partner = await makePartner(ctx, { name: 'Escola; do, Mar' });
    const course = await makeCourse(ctx, { title: { pt: odd.trim() }, partner_id: partner.id });
    const { id } = await makeClass(ctx, { course_id: course.id, start_at: '2026-12-01T08:00:00Z', lessons });
    const [entry, ...others] = await events(ctx);
    expect(others).toEqual([]);
    expect(entry?.event.summary).toBe(odd.trim());
    expect(entry?.event.location).toBe('Sala 2, piso 1, Talatona, Luanda');
    expect(entry?.event.startDate.toJSDate().toISOString()).toBe('2026-12-01T08:00:00.000Z');
    expect(entry?.event.endDate.toJSDate().toISOString()).toBe('2026-12-01T12:00:00.000Z');
    expect(entry?.event.description).toContain('Escola; do, Mar');
    expect(entry?.event.description).toContain('09:00 (hora de Luanda)');
    expect(entry?.['url']).toBe(`${ctx.config.publicUrl}/courses/${course.id}?class=${id}`);
    expect(entry?.['status']).toBe('CONFIRMED');
  });

  test('has only the lessons of one class, as a file, where the address names it', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { lessons });
    await makeClass(ctx, { lessons });
    const longAgo = { ...ctx, now: () => new Date('2029-01-01') };
    expect(await events(longAgo)).toEqual([]);
    expect(await events(longAgo, `?class=${id}`)).toHaveLength(1);
    expect(await events(ctx)).toHaveLength(2);
    expect(await events(ctx, `?class=${id}`)).toMatchObject([{ url: expect.stringContaining(`class=${id}`) }]);
    const answer = await feedRoutes[0]?.handle(
      ctx,
      new Request(`http://x.test/api/classes/calendar.ics?class=${id}`),
      {},
    );
    expect(answer?.headers.get('content-disposition')).toBe(`attachment; filename="${id}.ics"`);
  });

  test('has the line lengths and line ends of the standard', async ({ ctx }) => {
    const course = await makeCourse(ctx, { title: { pt: odd.trim() } });
    await makeClass(ctx, { course_id: course.id });
    const text = await feedText(ctx);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    expect(text).toMatch(/LAST-MODIFIED:\d{8}T\d{6}Z/);
  });

  test('raises the sequence with every change, and keeps the UID', async ({ ctx }) => {
    const { id } = await makeClass(ctx, { lessons });
    const [first] = await events(ctx);
    expect(first?.['sequence']).toBe('0');
    await updateClass(asSystem(ctx), { id, capacity: 20 });
    expect((await events(ctx))[0]?.['sequence']).toBe('0');
    await updateClass(asSystem(ctx), { id, venue: 'Viana' });
    await ctx.db.updateTable('lessons').set({ room: 'Sala 3' }).where('class_id', '=', id).execute();
    const [moved] = await events(ctx);
    expect(moved?.['sequence']).toBe('2');
    expect(moved?.['uid']).toBe(first?.['uid']);
    expect(moved?.event.location).toBe('Sala 3, Viana, Luanda');
  });

  test('marks a cancelled class', async ({ ctx }) => {
    const { id } = await makeClass(ctx);
    await moveClass(asSystem(ctx), { id, move: 'cancel', reason: 'Sem formador' });
    const [entry] = await events(ctx);
    expect(entry).toMatchObject({ status: 'CANCELLED', sequence: '1', uid: `class-${id}@localhost` });
  });

  test('is filtered like the page, in the requested language, and ignores unreadable values', async ({ ctx }) => {
    await makeClass(ctx, { city: 'Beira' });
    await makeClass(ctx, { city: 'Huambo' });
    expect(await events(ctx, '?city=Beira')).toHaveLength(1);
    expect(await events(ctx, "?city=Beira&category=-1&type='x'&partner=abc&lang=xx")).toHaveLength(1);
    expect(await feedText(ctx, '?lang=en-GB')).toContain('Class calendar');
  });
});

// Comes last because it commits: the cache is not filled within a transaction.
test('the calendar feed is written once for equal requests, where a server caches it', async ({ database }) => {
  const ctx = makeCtx({ db: database.db, folder: tmpdir() });
  const course = await makeCourse(ctx);
  await makeClass(ctx, { course_id: course.id, start_at: '2026-12-01T08:00:00Z', lessons });
  const stored = { ...ctx, counts: openCachedCounts({ most: 10, freshMs: 60_000 }) };
  const before = await feedText(stored);
  await makeClass(ctx, { course_id: course.id, start_at: '2026-12-02T08:00:00Z' });
  for (const search of ['?x=1', '?category=none', '?lang=xx']) expect(await feedText(stored, search)).toBe(before);
  expect(await feedText(stored, '?type=online')).not.toBe(before);
  stored.counts.drop();
  expect(await feedText(stored)).not.toBe(before);
});
