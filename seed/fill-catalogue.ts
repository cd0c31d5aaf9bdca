import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#api/shared/database/database.ts';
import { generateCourses } from './generate-courses.ts';
import { oddly, type MadeCourse } from './odd-courses.ts';

const batch = 2_000;

type Filling = {
  /** With long titles, unusual characters and missing values, as in imported catalogues. */
  odd?: boolean;
};

export async function fillCatalogue(db: Db, count: number, filling: Filling = {}): Promise<void> {
  await insertCatalogue(db, count, filling);
  // Only after a checkpoint can vacuum mark all pages as visible; otherwise counting reads every row.
  await sql`checkpoint`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** Within a transaction too. */
export async function insertCatalogue(db: Db, count: number, { odd = false }: Filling = {}): Promise<void> {
  let waiting: MadeCourse[] = [];
  for (const course of generateCourses(count)) {
    if (waiting.push(odd ? oddly(course) : course) < batch) continue;
    await insertAll(db, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insertAll(db, waiting);
  await insertPrices(db);
  await insertClasses(db);
}

async function insertAll(db: Db, courses: MadeCourse[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(courses)}::jsonb) as r (
    number bigint, title jsonb, summary jsonb, description jsonb, type text, level text, workload_hours numeric,
    category text, partner text)`;
  await sql`insert into categories (slug, name, cover_key)
    select distinct ${slugOf('r.category')}, jsonb_build_object('pt', r.category), 'gestao' from ${rows} where r.category is not null
    on conflict (slug) do nothing`.execute(db);
  await sql`insert into partners (slug, name, city, country)
    select distinct ${slugOf('r.partner')}, r.partner, 'Luanda', 'AO' from ${rows} where r.partner is not null
    on conflict (slug) do nothing`.execute(db);
  await sql`insert into courses (title, summary, description, type, level, language, workload_hours, category_id, partner_id,
      search_context, import_source, import_key, published_at, created_at, updated_at)
    select r.title, r.summary, r.description, r.type, r.level, case r.number % 5 when 0 then 'en' else 'pt' end,
      r.workload_hours, g.id, p.id,
      concat_ws(' ', r.category, r.partner), 'generated', r.number::text, moment, moment, moment
    from ${rows} left join categories g on g.slug = ${slugOf('r.category')}
      left join partners p on p.slug = ${slugOf('r.partner')},
      lateral (select timestamptz '2026-01-01' + r.number * interval '1 minute' as moment) m`.execute(db);
}

/** As an editor would write it, because the drawn cover depends on it. */
function slugOf(column: string): RawBuilder<string> {
  return sql`trim(both '-' from regexp_replace(fold(${sql.ref(column)}), '[^a-z0-9]+', '-', 'g'))`;
}

async function insertPrices(db: Db): Promise<void> {
  await sql`insert into course_prices (course_id, currency_id, amount_minor)
    select id, 1, (5 + id * 7919 % 400) * 100000 from courses where import_source = 'generated' and id % 97 > 0
    on conflict do nothing`.execute(db);
}

async function insertClasses(db: Db): Promise<void> {
  await sql`insert into classes (course_id, code, type, capacity, start_at, tz, city, created_at)
    select id, 'T' || id, type, 16, now() + interval '1 day' * (id % 200 + 1), 'Africa/Luanda', 'Luanda', now()
    from courses where import_source = 'generated' and id % 3 > 0`.execute(db);
  await sql`insert into seat_holds (class_id, quantity, status, created_at)
    select id, 1 + id % 16, 'consumed', now() from classes where code = 'T' || course_id`.execute(db);
  await sql`select count_sales(array_agg(course_id)) from classes where code = 'T' || course_id`.execute(db);
}
