import { sql, type Expression, type RawBuilder } from 'kysely';

type Limitable = { limit: (limit: number) => Expression<{ id: number }> };
type Page = { limit: number; offset: number };

/**
 * Selects the ids of one page of rows that are all of the first part, then all of the second, and so on, each in its own
 * order: by an index for each part, where none has the order of all. No part reads more than the page can show.
 */
export function idsInParts(parts: readonly Limitable[], { limit, offset }: Page): RawBuilder<{ id: number }> {
  const numbered = parts.map(
    (part, place) => sql`
      select id, ${sql.lit(place)} as part, row_number() over () as place from (${part.limit(limit + offset)}) as ids`,
  );
  return sql<{ id: number }>`
    select id from (${sql.join(numbered, sql` union all `)}) as found order by part, place limit ${limit} offset ${offset}`;
}
