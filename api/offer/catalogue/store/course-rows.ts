import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseCard, CourseClass } from '#contract/offer/catalogue/calls.ts';
import type { ShownRow } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { counted } from '#api/shared/database/counted.ts';
import { prepared } from '#api/shared/database/prepared-statements.ts';
import { asCounted, isWholeList } from './course-conditions.ts';
import { countPublished } from './course-tallies.ts';
import {
  countOfCourses,
  countOfSearch,
  isPlannedOnce,
  pageOfCourses,
  wordsBefore,
  wordsIn,
  type CourseQuery,
} from './find-courses.ts';

export type CourseRow = {
  id: number;
  title: LocalizedText;
  summary: LocalizedText;
  package_type: CourseCard['package_type'];
  type: CourseCard['type'];
  level: CourseCard['level'];
  language: string;
  workload_hours: number | null;
  category_id: number | null;
  category_slug: string;
  category_name: LocalizedText;
  cover_key: string;
  partner_id: number | null;
  partner_slug: string;
  partner_name: string;
  partner_city: string | null;
  price_minor: number | null;
  price_currency_id: number;
  review_count: number | null;
  rating_sum: number | null;
  learner_count: number;
  picture: ShownRow | null;
};

export type CardRow = CourseRow & {
  class_id: number | null;
  start_at: Date | null;
  end_at: Date | null;
  tz: string;
  venue: string | null;
  city: string | null;
  capacity: number | null;
  taken: number;
};

/** Texts between the marks that the database function `marked` sets. */
export type FoundRow = CardRow & {
  tier: number | null;
  title_marked: string | null;
  partner_marked: string | null;
  category_marked: string | null;
  summary_marked: string | null;
  description_marked: string | null;
};

export type DetailRow = CardRow & {
  description: LocalizedText;
  outcomes: LocalizedText[];
  requirements: LocalizedText;
  certificate_type: 'participation-certificate' | 'conclusion-certificate';
  certificate_valid_months: number | null;
  least_hours_percent: number;
  updated_at: Date;
  partner_country: string | null;
  partner_about: LocalizedText;
};

export type SummaryRow = Omit<CourseRow, 'summary'>;

type Computed = 'start_at' | 'end_at' | 'registration_deadline' | 'seats_left' | 'is_full' | 'takes_waiting';

export type ClassRow = Omit<CourseClass, Computed> & {
  taken: number;
  start_at: Date | null;
  end_at: Date | null;
  registration_deadline: Date | null;
};

const mostLessons = 100;

export async function findCards(ctx: Ctx, query: CourseQuery): Promise<{ rows: FoundRow[]; total: number }> {
  const { rows } = await sql<FoundRow & { found: number | null }>`${isPlannedOnce(query) ? prepared : sql``}
    with ${wordsBefore(query)} page as materialized (${pageOfCourses(query)})
    select page.found, page.tier, ${courseColumns}, c.summary, ${classColumns}, ${markedColumns(query)}
    from page join courses c on c.id = page.id ${around(query.currencyId)} ${nextClass(query.now)}
    order by page.position`.execute(ctx.db);
  return { rows, total: rows[0]?.found ?? (await countBeyond(ctx, query, rows.length)) };
}

/**
 * Texts with the found words marked; the description only where no short text holds them. To mark a text PostgreSQL parses
 * it again, so those without a hit are left out by the stored words: of the title (A), the names (B) and the summary (C).
 */
function markedColumns(query: CourseQuery): RawBuilder<unknown> {
  const { search, locale } = query;
  if (!search) {
    return sql`null as title_marked, null as partner_marked, null as category_marked, null as summary_marked,
      null as description_marked`;
  }
  const { every, any } = wordsIn(query, search);
  const marked = (text: RawBuilder<unknown>, options: string) =>
    sql`marked(${text}, ${locale}, ${any}, ${sql.lit(options)})`;
  const hits = (weight: 'a' | 'b' | 'c') => sql`ts_filter(c.head_words, ${sql.lit(`{${weight}}`)}) @@ ${any}`;
  const inName = sql`jsonb_build_object('pt', p.name)`;
  return sql`case when ${hits('a')} then ${marked(sql`c.title`, whole)} end as title_marked,
    case when ${hits('b')} then ${marked(inName, whole)} end as partner_marked,
    case when ${hits('b')} then ${marked(sql`g.name`, whole)} end as category_marked,
    case when ${hits('c')} then ${marked(sql`c.summary`, piece)} end as summary_marked,
    case when not c.head_words @@ ${every} then ${marked(sql`c.description`, piece)} end as description_marked`;
}

const whole = 'HighlightAll=true';
const piece = 'MaxFragments=1,MinWords=8,MaxWords=26';

async function countBeyond(ctx: Ctx, query: CourseQuery, read: number): Promise<number> {
  if (query.offset === 0 && read < query.limit) return read;
  if (query.search) {
    const { rows } = await countOfSearch(query).execute(ctx.db);
    return rows[0]?.found ?? 0;
  }
  return counted(ctx, { courses: asCounted(query) }, async () => {
    if (isWholeList(query)) return countPublished(ctx);
    const { rows } = await countOfCourses(query).execute(ctx.db);
    return rows[0]?.found ?? 0;
  });
}

export async function findDetail(
  ctx: Ctx,
  { id, currencyId }: { id: number; currencyId: number },
): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`${prepared}
    select ${courseColumns}, c.summary, c.description, c.outcomes, c.requirements, c.certificate_type, c.updated_at,
      c.certificate_valid_months, c.least_hours_percent, p.country as partner_country, p.about as partner_about, ${classColumns}
    from published_courses c ${around(currencyId)} ${nextClass(ctx.now())}
    where c.id = ${id}`.execute(ctx.db);
  return rows[0];
}

export async function findClassesForSale(ctx: Ctx, courseId: number): Promise<ClassRow[]> {
  const now = ctx.now();
  const { rows } = await sql<ClassRow>`${prepared}
    select k.id, k.code, k.type, k.status, k.start_at, k.end_at, k.tz, k.venue, k.city, k.registration_deadline,
      k.attendance_min::float8 as attendance_min, k.grade_min::float8 as grade_min, k.capacity, s.taken, k.mandatory_files,
      (select count(*) from shared_standing_lessons where class_id = k.id) as lesson_count,
      (select coalesce(jsonb_agg(jsonb_build_object('starts_at', starts_at, 'ends_at', ends_at)), '[]') from (
        select starts_at, ends_at from shared_standing_lessons where class_id = k.id
        order by starts_at, id limit ${mostLessons}) l) as lessons,
      (select coalesce(jsonb_agg(p.name order by p.name), '[]') from shared_class_trainers t
        join shared_persons p on p.id = t.person_id where t.class_id = k.id) as trainers
    from shared_classes k cross join lateral taken_seats(k.id, ${now}) s
    where k.course_id = ${courseId} and is_for_sale(k.class, ${now})
    order by k.start_at nulls last, k.id limit 200`.execute(ctx.db);
  return rows;
}

/** Deleted and unpublished courses too. */
export async function findBriefs(
  ctx: Ctx,
  { ids, currencyId }: { ids: number[]; currencyId: number },
): Promise<(SummaryRow & { is_published: boolean })[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SummaryRow & { is_published: boolean }>`
    select ${courseColumns}, c.deleted_at is null and c.published_at is not null as is_published
    from courses c ${around(currencyId)} where c.id in (${sql.join(ids)})`.execute(ctx.db);
  return rows;
}

const courseColumns = sql`c.id, c.title, c.package_type, c.type, c.level, c.language, c.workload_hours,
  g.id as category_id, g.slug as category_slug, g.name as category_name, g.cover_key,
  p.id as partner_id, p.slug as partner_slug, p.name as partner_name, p.city as partner_city,
  price.amount_minor as price_minor, price.currency_id as price_currency_id,
  rating.review_count, rating.rating_sum, coalesce(sales.seats, 0) as learner_count, shown_picture(c.cover_picture_id, c.cover_picture_alt) as picture`;

const classColumns = sql`n.id as class_id, n.start_at, n.end_at, n.tz, n.venue, n.city, n.capacity, n.taken`;

/** Category, partner, and the price in that currency or else the first other one. */
function around(currencyId: number): RawBuilder<unknown> {
  return sql`left join categories g on g.id = c.category_id left join partners p on p.id = c.partner_id
    left join lateral (
      select amount_minor, currency_id from course_prices where course_id = c.id
      order by currency_id <> ${currencyId}, currency_id limit 1
    ) price on true left join shown_ratings rating on rating.course_id = c.id
    left join course_sales sales on sales.course_id = c.id`;
}

/** The first class with a free seat; if all are full, the first of those. */
function nextClass(now: Date): RawBuilder<unknown> {
  return sql`left join lateral (
    select first.*, s.taken from (
      select k.id, k.start_at, k.end_at, k.tz, k.venue, k.city, k.capacity from shared_classes k
      where k.course_id = c.id and is_for_sale(k.class, ${now})
      order by k.seats_free_at > ${now}, k.start_at nulls last, k.id limit 1
    ) first cross join lateral taken_seats(first.id, ${now}) s
  ) n on true`;
}
