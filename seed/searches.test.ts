import { hash } from 'node:crypto';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { sql } from 'kysely';
import { retrieveCourses } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { queryOf } from '#api/shared/database/retrieval.ts';
import { committingTest as test } from '#api/shared/testing/database.ts';
import { insertCatalogue } from './fill-catalogue.ts';
import { variedSearches, type VariedSearch } from './varied-searches.ts';

const courses = 900;
const searches = 500;
const aoa = 1;

/** Where two scores are equal but for rounding, PostgreSQL may order them otherwise than PGlite. */
const onPglite = test.runIf(!process.env['TEST_DATABASE_URL']);

// A line that differs is a change of what people find: `npx vitest run --project api seed/searches.test.ts -u` accepts it.
onPglite(
  '500 searches find what they found before, in the same order',
  async ({ ctx }) => {
    await insertCatalogue(ctx.db, courses, { odd: true });
    await nameWithSigns(ctx);
    await sql`analyze`.execute(ctx.db);
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(ctx.db);
    const now = rows[0]?.now ?? ctx.now();
    const lines: string[] = [];
    for (const search of variedSearches(searches)) lines.push(await lineOf({ ...ctx, now: () => now }, search));
    expect(lines.filter((line) => !line.includes('→ 0 '))).not.toHaveLength(0);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(resolve('fixtures/searches.txt'));
  },
  60_000,
);

/** The search, how many there are, the first ones with `~` where a title is merely spelt alike, and a hash of the page. */
async function lineOf(ctx: Ctx, { search, filter, sort, locale, page }: VariedSearch): Promise<string> {
  const { results, total } = await retrieveCourses(
    { ...ctx, locale },
    queryOf({
      filter: { ...filter, search, currency_id: aoa },
      sort: [{ field: sort, order: 'asc' }],
      page: { number: page, size: 10 },
    }),
  );
  const shown = results.map(({ id, match, price }) => [id, match, price]);
  const first = results.slice(0, 6).map(({ id, match }) => `${match?.by === 'alike' ? '~' : ''}${id}`);
  const query = [search, JSON.stringify(filter), sort, locale, page].join(' ');
  return `${query} → ${total} [${first.join(' ')}] ${hash('sha256', JSON.stringify(shown), 'base64url').slice(0, 12)}`;
}

/** The generated titles have no signs. */
async function nameWithSigns({ db }: Ctx): Promise<void> {
  await sql`update courses set title = title || jsonb_build_object('en-GB', (array['C# basics', 'C++ at work', 'ASP.NET and .NET',
    'Größe und Übung', 'Naive Bayes'])[1 + id / 50 % 5] || ' ' || id) where id % 50 = 7`.execute(db);
}
