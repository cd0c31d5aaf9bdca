import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { classTallies } from './class-tallies.ts';
import { isPublished } from './course-conditions.ts';

/** With fewer courses all counts are exact each time. */
const many = 20_000;

const ofClasses = sql`('city', 'seats', 'starts')`;

/** Columns `facet`, `value` and `course_count` of the whole list. Exact, but for the counts of classes. */
export const storedTallies = sql`select facet, value, sum(course_count)::bigint as course_count from (
    select facet, value, course_count from course_tallies
    union all select facet, value, change from course_tally_changes
  ) each_change group by facet, value`;

/** The job has counted the classes, as it does in large catalogues. */
export const areClassesCounted = sql<boolean>`exists (select from course_tallies where facet = 'seats')`;

export async function countPublished(ctx: Ctx): Promise<number> {
  const { rows } = await sql<{ found: number }>`
    select coalesce(sum(course_count), 0)::bigint as found from (
      select course_count from course_tallies where facet = 'all'
      union all select change from course_tally_changes where facet = 'all'
    ) each_change`.execute(ctx.db);
  return rows[0]?.found ?? 0;
}

/** Adds the changes to the counts, in one statement: readers see them in either place. */
export async function addTallyChanges(ctx: Ctx): Promise<void> {
  await sql`with added as (delete from course_tally_changes returning facet, value, change)
    insert into course_tallies as t (facet, value, course_count)
    select facet, value, sum(change) from added group by facet, value order by facet, value
    on conflict (facet, value) do update set course_count = t.course_count + excluded.course_count`.execute(ctx.db);
}

/** Time alone opens and closes classes, so no change of a row could maintain their counts. */
export async function countClasses(ctx: Ctx, atLeast = many): Promise<void> {
  const isMany = (await countPublished(ctx)) >= atLeast;
  await inTransaction(ctx, async (tx) => {
    await sql`delete from course_tallies where facet in ${ofClasses}`.execute(tx.db);
    if (isMany) await storeClassTallies(tx);
  });
}

async function storeClassTallies({ db, now }: Ctx): Promise<void> {
  const whole = { filter: {}, search: null, currencyId: 0, rates: new Map(), now: now() };
  await sql`insert into course_tallies as t (facet, value, course_count)
    with base as materialized (select c.id, 0 as missed from courses c where ${isPublished}), ${classTallies(whole)}
    select facet, value, sum(found) from (
      select facet, value, found from class_tallies union all select 'seats', '', 0
    ) counted group by facet, value order by facet, value
    on conflict (facet, value) do update set course_count = excluded.course_count`.execute(db);
}
