import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { prepared } from '#api/shared/database/prepared-statements.ts';
import { areClassesCounted, storedTallies } from './course-tallies.ts';
import { namedChoices, type ChoiceRow } from './named-choices.ts';

/** The choices of the whole list; null where they are few enough to be counted each time. */
export async function findStoredChoices(ctx: Ctx): Promise<ChoiceRow[] | null> {
  const { rows } = await sql<ChoiceRow>`${prepared}
    with tallies as materialized (${storedTallies}), counts as (
      select facet, value, course_count from tallies where facet <> 'all' and course_count > 0 and ${areClassesCounted}
    )
    ${namedChoices({})}
    union all
    select 'all', null, course_count, null, null from tallies where facet = 'all' and course_count > 0 and ${areClassesCounted}
    order by facet, course_count desc, value`.execute(ctx.db);
  return rows.some(({ facet }) => facet === 'all') ? rows : null;
}
