import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { lessonsOf, type LessonRow } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { networkOf } from '#api/shared/http/network-of.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { currentEnrollments, taughtClasses } from '../store.ts';
import { findFeed, type FoundFeed } from './store.ts';
import { writeTimetable } from './write-timetable.ts';

const before = 31 * dayMs;
const ahead = 366 * dayMs;

/** Calendars load a feed a few times an hour at most. */
const readings = { most: 60, withinSeconds: 3_600 };
const misses = { most: 30, withinSeconds: 600 };

export const feedRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/timetable/:token/lessons.ics',
    doc: {
      summary: 'Subscribe to a timetable',
      description:
        'An iCalendar feed of the last month and the next year of the lessons that one person follows or gives, at the private address that ' +
        '`POST /timetable/feeds/create` answers. Canceled lessons stay in it, marked.',
      auth: 'none',
      path: z.object({ token: z.string().describe('The secret part of the address.') }),
      answer: { contentType: 'text/calendar' },
      refuses: ['not_found', 'too_many_requests'],
    },
    handle: async (ctx, _request, { token = '' }) => {
      const tokenHash = hashOf(token);
      const feed = await findFeed(ctx, tokenHash);
      if (!feed) {
        await limitRate(ctx, `unknown timetables of ${networkOf(ctx.client.address)}`, misses);
        throw new Refusal('not_found');
      }
      await limitRate(ctx, `timetable ${tokenHash}`, readings);
      return new Response(await written(ctx, feed), {
        headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, max-age=300' },
      });
    },
  },
];

function written(ctx: Ctx, feed: FoundFeed): Promise<string> {
  return feed.isTaught ? writtenTaught(ctx, feed) : writtenFollowed(ctx, feed);
}

async function writtenFollowed(ctx: Ctx, { locale, ...whose }: FoundFeed): Promise<string> {
  const enrollments = await currentEnrollments(ctx, whose);
  const site = ctx.config.publicUrl;
  const lessons = await lessonsOf(ctx, { classIds: enrollments.map(({ class_id }) => class_id), span: spanOf(ctx) });
  const enrollmentIds = new Map(enrollments.map(({ id, class_id }) => [class_id, id]));
  const pageOf = ({ course_id, class_id }: LessonRow) =>
    `${site}/courses/${course_id}/timetable/${enrollmentIds.get(class_id)}`;
  return writeTimetable({ of: 'followed', lessons, pageOf, locale, site });
}

async function writtenTaught(ctx: Ctx, { personId, locale }: FoundFeed): Promise<string> {
  const site = ctx.config.publicUrl;
  const all = await lessonsOf(ctx, { classIds: await taughtClasses(ctx, personId), span: spanOf(ctx) });
  const lessons = all.filter(({ trainers }) => trainers.some(({ id }) => id === personId));
  const pageOf = ({ class_id }: LessonRow) => `${site}/classes/${class_id}/lessons`;
  return writeTimetable({ of: 'taught', lessons, pageOf, locale, site });
}

function spanOf(ctx: Ctx): { from: Date; until: Date } {
  const now = ctx.now().getTime();
  return { from: new Date(now - before), until: new Date(now + ahead) };
}
