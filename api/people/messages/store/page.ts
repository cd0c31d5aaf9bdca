import { sql, type SelectQueryBuilder } from 'kysely';

/** One query for a page and its total; a second one only after the last page. */
export async function pageInOne<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: O[]; total: number }> {
  const counting = query.select(sql<number>`count(*) over ()`.as('found')).$castTo<O & { found: number }>();
  const rows = await counting.limit(limit).offset(offset).execute();
  if (rows.length === 0 && offset > 0) {
    const [first] = await counting.limit(1).execute();
    return { rows: [], total: first?.found ?? 0 };
  }
  return { rows, total: rows[0]?.found ?? 0 };
}
