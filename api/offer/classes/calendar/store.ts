import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CalendarEntry, CalendarFilter } from '#contract/offer/classes/calendar.ts';
import type { Seats } from '#contract/rules/seats.ts';
import type { Ctx } from '#api/shared/context.ts';
import { wanted } from '#api/shared/database/retrieval.ts';
import { placeOfDay, spanOf, type ClassDays } from '../days-store.ts';

export type EntryRow = Omit<
  CalendarEntry,
  'starts_at' | 'ends_at' | 'seats_left' | 'is_full' | 'takes_waiting' | 'course'
> &
  Seats & {
    starts_at: Date;
    ends_at: Date | null;
    start_at: Date | null;
    course_id: number;
    course_title: LocalizedText;
    partner: string | null;
    category_id: number | null;
    category_name: LocalizedText;
    cover_key: string;
  };
export type DayRow = EntryRow & { place_of_day: number; entry_count: number };
export type FeedRow = EntryRow & { code: string; is_canceled: boolean; revision: number; revised_at: Date };

export type Narrowing = Pick<CalendarFilter, 'type' | 'category_id' | 'partner_id' | 'city' | 'has_seats'>;
type Within = { from: Date; until: Date };

/** The first entries of each day; one query. */
export async function findDays(
  ctx: Ctx,
  { most, narrowing, startsOnly, ...within }: ClassDays & { most: number; narrowing: Narrowing; startsOnly: boolean },
): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with met as materialized (${startsOnly ? startsWithin(spanOf(within)) : entriesWithin(spanOf(within), false)}),
    placed as (
      select met.*, ${placeOfDay(within, sql`met.starts_at`)} as place_of_day
      from met join classes k on k.id = met.class_id
      where met.class_id in (${classesOf(ctx, narrowing)} and k.status <> 'canceled')
    ),
    ranked as (
      select placed.*, count(*) over day as entry_count,
        row_number() over (day order by placed.starts_at, placed.class_id, placed.lesson_id) as place
      from placed where place_of_day between 1 and ${within.days.length}
      window day as (partition by place_of_day)
    )
    select ${columns(ctx)}, e.place_of_day, e.entry_count
    from ranked e ${around(ctx)} where e.place <= ${Math.max(most, 1)}
    order by e.place_of_day, e.starts_at, e.class_id, e.lesson_id`.execute(ctx.db);
  return rows;
}

export async function findFeed(
  ctx: Ctx,
  {
    from,
    until,
    most,
    narrowing,
    classId,
  }: Within & { most: number; narrowing: Narrowing; classId?: number | undefined },
): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    with met as materialized (${entriesWithin({ from, until }, true)})
    select ${columns(ctx)}, k.code, k.status = 'canceled' or coalesce(e.is_canceled, false) as is_canceled,
      k.revision + coalesce(e.revision, 0) as revision,
      greatest(k.created_at, k.revised_at, e.revised_at) as revised_at
    from met e ${around(ctx)} where e.class_id in (${classesOf(ctx, narrowing)}) ${classId === undefined ? sql`` : sql`and e.class_id = ${classId}`}
    order by e.starts_at, e.class_id, e.lesson_id limit ${most}`.execute(ctx.db);
  return rows;
}

/** Lessons, and the starts of classes without lessons. */
function entriesWithin(within: Within, withCanceled: boolean): RawBuilder<unknown> {
  const isOn = withCanceled ? sql`true` : sql`l.status <> 'canceled'`;
  return sql`
    select l.class_id, l.id as lesson_id, l.starts_at, l.ends_at, l.room, l.status = 'canceled' as is_canceled,
      l.revision, l.revised_at
    from lessons l where l.starts_at >= ${within.from} and l.starts_at < ${within.until} and ${isOn}
    union all
    ${startsWithin(within)} and not exists (select from lessons l where l.class_id = k.id)`;
}

/** A class that lasts longer than a day has no end. */
function startsWithin({ from, until }: Within): RawBuilder<unknown> {
  return sql`
    select k.id as class_id, null::bigint as lesson_id, k.start_at as starts_at,
      case when k.end_at < k.start_at + interval '24 hours' then k.end_at end as ends_at, null::text as room,
      null::boolean as is_canceled, null::int as revision, null::timestamptz as revised_at
    from classes k where k.start_at >= ${from} and k.start_at < ${until}`;
}

function classesOf(ctx: Ctx, narrowing: Narrowing): RawBuilder<unknown> {
  const { has_seats, ...by } = narrowing;
  const fields = {
    type: sql.ref('k.type'),
    city: sql.ref('k.city'),
    category_id: sql.ref('c.category_id'),
    partner_id: sql.ref('c.partner_id'),
  };
  const all: Expression<SqlBool>[] = [sql`k.deleted_at is null`];
  for (const field of ['type', 'city', 'category_id', 'partner_id'] as const) {
    const value = by[field];
    if (value !== undefined) all.push(wanted(fields[field], value));
  }
  if (has_seats) all.push(sql`is_for_sale(k, ${ctx.now()}) and k.seats_free_at <= ${ctx.now()}`);
  return sql`select k.id from classes k join published_courses c on c.id = k.course_id
    where k.id in (select class_id from met) and ${sql.join(all, sql` and `)}`;
}

function columns(ctx: Ctx): RawBuilder<unknown> {
  return sql`e.class_id, e.lesson_id, e.starts_at, e.ends_at, e.room, k.tz, k.type, k.status, k.venue, k.city, k.start_at,
    k.capacity, s.taken, is_for_sale(k, ${ctx.now()}) as is_for_sale,
    c.id as course_id, c.title as course_title, p.name as partner,
    g.id as category_id, g.name as category_name, g.cover_key`;
}

function around(ctx: Ctx): RawBuilder<unknown> {
  return sql`join classes k on k.id = e.class_id join shared_courses c on c.id = k.course_id
    left join shared_partners p on p.id = c.partner_id left join shared_categories g on g.id = c.category_id
    cross join lateral taken_seats(k.id, ${ctx.now()}) s`;
}
