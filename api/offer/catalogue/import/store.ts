import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { ImportField } from '../model/import/columns.ts';
import type { withDefaults } from '../model/import/first-row.ts';

export type CourseLine = Omit<ReturnType<typeof withDefaults>, 'key' | 'category' | 'partner' | 'cover'> & {
  cover_picture_id: number | null;
  import_key: string;
  category_id: number | null;
  partner_id: number | null;
};

export type Into = { source: string; locale: string; fields: ReadonlySet<ImportField> };

export type Upserted = { id: number; import_key: string; is_new: boolean; is_changed: boolean };

export async function countKnown(ctx: Ctx, source: string, keys: string[]): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*) as known from courses
    where import_source = ${source}
      and import_key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`.execute(ctx.db);
  return rows[0]?.known ?? 0;
}

export async function coursesOfLines(ctx: Ctx, source: string, lines: readonly CourseLine[]): Promise<number[]> {
  const keys = JSON.stringify(lines.map(({ import_key }) => import_key));
  const { rows } = await sql<{ id: number }>`
    select id from courses where import_source = ${source}
      and import_key in (select jsonb_array_elements_text(${keys}::jsonb))`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Columns that the file does not have stay unchanged, and so do texts in other languages. */
export async function upsertCourses(
  ctx: Ctx,
  lines: CourseLine[],
  { source, locale, fields }: Into,
): Promise<Upserted[]> {
  const now = sql`${ctx.now()}::timestamptz`;
  const text = (column: string) =>
    sql`case when r.${sql.ref(column)} = '' then '{}' else jsonb_build_object(${locale}::text, r.${sql.ref(column)}) end`;
  const changes = changesOf(fields, locale);
  const columns = sql.join(changes.map(({ column }) => sql`c.${sql.ref(column)}`));
  const values = sql.join(changes.map(({ value }) => value));
  const { rows } = await sql<Upserted>`
    with written as (insert into courses as c (title, summary, description, requirements, type, package_type, level, language,
      workload_hours, category_id, partner_id, cover_picture_alt, search_context, import_source, import_key,
      published_at, created_at, updated_at)
    select ${text('title')}, ${text('summary')}, ${text('description')}, ${text('requirements')}, r.type,
      r.package_type, r.level, r.language,
      r.workload_hours, r.category_id, r.partner_id, ${text('cover_picture_alt')}, ${contextOf(sql`r.category_id`, sql`r.partner_id`)},
      ${source}::text, r.import_key, ${now}, ${now}, ${now}
    from ${recordset(lines)}
    on conflict (import_source, import_key) do update set
      ${sql.join(changes.map(({ column, value }) => sql`${sql.ref(column)} = ${value}`))}, updated_at = excluded.updated_at
    where row(${columns}) is distinct from row(${values})
    returning c.id, c.import_key, xmax = 0 as is_new)
    select id, import_key, is_new, true as is_changed from written
    union all select c.id, c.import_key, false, false from courses c
      join ${recordset(lines)} on c.import_source = ${source} and c.import_key = r.import_key
      where c.id not in (select id from written)`.execute(ctx.db);
  return rows;
}

/** An empty cell removes the price. Answers the courses whose price changed, and those that got one. */
export async function upsertPrices(
  ctx: Ctx,
  lines: { import_key: string; price_minor: number | null }[],
  { source, currencyId }: { source: string; currencyId: number },
): Promise<{ repriced: number[]; priced: number[] }> {
  const { rows } = await sql<{ course_id: number; is_new: boolean }>`
    insert into course_prices as p (course_id, currency_id, amount_minor)
    select c.id, ${currencyId}::bigint, r.price_minor from ${recordset(lines)}
    join courses c on c.import_source = ${source} and c.import_key = r.import_key
    where r.price_minor is not null
    on conflict (course_id, currency_id) do update set amount_minor = excluded.amount_minor
    where p.amount_minor <> excluded.amount_minor returning course_id, xmax = 0 as is_new`.execute(ctx.db);
  const repriced = rows.filter((row) => !row.is_new).map(({ course_id }) => course_id);
  const priced = rows.filter((row) => row.is_new).map(({ course_id }) => course_id);
  if (lines.every(({ price_minor }) => price_minor !== null)) return { repriced, priced };
  const { rows: lost } = await sql<{ course_id: number }>`
    delete from course_prices p using courses c, ${recordset(lines)}
    where c.import_source = ${source} and c.import_key = r.import_key and r.price_minor is null
      and p.course_id = c.id and p.currency_id = ${currencyId} returning p.course_id`.execute(ctx.db);
  return { repriced: [...repriced, ...lost.map(({ course_id }) => course_id)], priced };
}

export async function setCovers(
  ctx: Ctx,
  lines: CourseLine[],
  { source, locale, fields }: Into,
): Promise<{ id: number; cover_picture_id: number | null }[]> {
  // The alternative text of the previous picture does not fit the new one; that of this import is written by now.
  const ownAlt = sql`jsonb_strip_nulls(jsonb_build_object(${locale}::text, c.cover_picture_alt -> ${locale}::text))`;
  const words = fields.has('cover_alt') ? ownAlt : sql`'{}'`;
  const { rows } = await sql<{ id: number; cover_picture_id: number | null }>`
    update courses c set cover_picture_id = r.cover_picture_id, cover_picture_alt = ${words}, updated_at = ${ctx.now()}::timestamptz
    from ${recordset(lines)}
    where c.import_source = ${source} and c.import_key = r.import_key
      and c.cover_picture_id is distinct from r.cover_picture_id
    returning c.id, c.cover_picture_id`.execute(ctx.db);
  return rows;
}

export type Named = 'categories' | 'partners';

export async function listNames(ctx: Ctx, table: Named): Promise<{ id: number; name: string }[]> {
  if (table === 'partners') {
    return ctx.db.selectFrom('partners').select(['id', 'name']).where('deleted_at', 'is', null).execute();
  }
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, t.value as name from categories c, jsonb_each_text(c.name) t where c.deleted_at is null`.execute(
    ctx.db,
  );
  return rows;
}

export async function insertNamed(
  ctx: Ctx,
  table: Named,
  { slug, name, locale }: { slug: string; name: string; locale: string },
): Promise<number | undefined> {
  const names = JSON.stringify({ [locale]: name });
  const insert =
    table === 'partners'
      ? sql`insert into partners (slug, name) values (${slug}, ${name})`
      : sql`insert into categories (slug, name, cover_key) values (${slug}, ${names}, ${slug})`;
  const { rows } = await sql<{ id: number }>`${insert} on conflict (slug) do nothing returning id`.execute(ctx.db);
  return rows[0]?.id;
}

type Change = { column: string; value: RawBuilder<unknown> };

function changesOf(fields: ReadonlySet<ImportField>, locale: string): Change[] {
  const merged = (column: string): Change => {
    const name = sql.ref(column);
    return { column, value: sql`(c.${name} - ${locale}::text) || excluded.${name}` };
  };
  const categoryId = fields.has('category') ? sql`excluded.category_id` : sql`c.category_id`;
  const partnerId = fields.has('partner') ? sql`excluded.partner_id` : sql`c.partner_id`;
  const columns: Partial<Record<ImportField, Change>> = {
    title: merged('title'),
    summary: merged('summary'),
    description: merged('description'),
    requirements: merged('requirements'),
    type: plain('type'),
    package: plain('package_type'),
    level: plain('level'),
    language: plain('language'),
    hours: plain('workload_hours'),
    category: plain('category_id'),
    partner: plain('partner_id'),
    cover_alt: merged('cover_picture_alt'),
  };
  const changes = [...fields].flatMap((field) => columns[field] ?? []);
  return [...changes, { column: 'search_context', value: contextOf(categoryId, partnerId) }];
}

function plain(column: string): Change {
  return { column, value: sql`excluded.${sql.ref(column)}` };
}

function contextOf(categoryId: RawBuilder<unknown>, partnerId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`concat_ws(' ', (select texts_in(g.name) from categories g where g.id = ${categoryId}),
    (select p.name from partners p where p.id = ${partnerId}))`;
}

function recordset(lines: { import_key: string }[]): RawBuilder<unknown> {
  return sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (
    import_key text, title text, summary text, description text, requirements text, type text, package_type text,
    level text, language text, workload_hours numeric, category_id bigint, partner_id bigint, price_minor bigint, cover_picture_id bigint,
    cover_picture_alt text)`;
}
