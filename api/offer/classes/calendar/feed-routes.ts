import { z } from 'zod';
import { Id, LocaleKey } from '#contract/basics.ts';
import { courseTypes } from '#contract/offer/catalogue/values.ts';
import { classFilterOf, readCalendarNarrowing, type CalendarNarrowing } from '#contract/rules/calendar-address.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { counted } from '#api/shared/database/counted.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { findFeed } from './store.ts';
import { writeFeed } from './write-feed.ts';

const before = 31 * dayMs;
const ahead = 366 * dayMs;
const most = 1000;

/** A file of one class has all of its lessons. */
const always = { from: new Date('1900-01-01'), until: new Date('2200-01-01') };

export const feedRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/classes/calendar.ics',
    doc: {
      summary: 'Subscribe to the calendar of classes',
      description:
        'An iCalendar feed of the last month and the next year, at most 1,000 entries. It is filtered by the same names as ' +
        'the page `/classes`; values that cannot be read are ignored.',
      auth: 'none',
      query: z
        .object({
          lang: LocaleKey.describe('The language of the entries.'),
          type: z.enum(courseTypes),
          category: Id,
          partner: Id,
          city: z.string(),
          has_seats: z.enum(['true']),
          class: Id.describe('Only the lessons of this class, as a file for a calendar.'),
        })
        .partial(),
      answer: { contentType: 'text/calendar' },
    },
    handle: async (ctx, request) => {
      const params = Object.fromEntries(new URL(request.url).searchParams);
      const locale = LocaleKey.safeParse(params['lang']).data ?? ctx.locale;
      const narrowing = readCalendarNarrowing(params);
      const classId = Id.safeParse(Number(params['class'])).data;
      // Writing a thousand entries takes a quarter of a second.
      const feed = await counted(ctx, { feed: locale, narrowing, classId }, () =>
        written(ctx, { locale, narrowing, classId }),
      );
      return new Response(feed, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'cache-control': 'public, max-age=300',
          ...(classId && { 'content-disposition': `attachment; filename="${classId}.ics"` }),
        },
      });
    },
  },
];

type Feed = { locale: LocaleKey; narrowing: CalendarNarrowing; classId: number | undefined };

async function written(ctx: Ctx, { locale, narrowing, classId }: Feed): Promise<string> {
  const now = ctx.now().getTime();
  const rows = await findFeed(ctx, {
    ...(classId ? always : { from: new Date(now - before), until: new Date(now + ahead) }),
    most,
    classId,
    narrowing: classFilterOf(narrowing),
  });
  return writeFeed({ rows, locale, site: ctx.config.publicUrl });
}
