import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CourseFilter } from '#contract/offer/catalogue/calls.ts';

export type Counted = 'type' | 'level' | 'language' | 'duration' | 'category_id' | 'partner_id';

/** `all` counts by the one filter that a course misses (`value`, null: none); `capped` means that there were more. */
export type ChoiceRow = {
  facet: Counted | 'city' | 'starts' | 'seats' | 'all' | 'capped';
  value: string | null;
  course_count: number;
  names: LocalizedText | null;
  name: string | null;
};

const mostPartners = 12;
const mostOthers = 100;

/** From `counts (facet, value, course_count)`, the values of each facet that most courses have, with their names. */
export function namedChoices(filter: CourseFilter): RawBuilder<ChoiceRow> {
  return sql`select r.facet, r.value, r.course_count, g.name as names, p.name
    from (
      select *, row_number() over (partition by facet order by course_count desc, value collate "C") as place from counts
    ) r left join categories g on r.facet = 'category_id' and g.id::text = r.value
      left join partners p on r.facet = 'partner_id' and p.id::text = r.value
    where r.place <= case r.facet when 'partner_id' then ${sql.lit(mostPartners)} else ${sql.lit(mostOthers)} end ${orChosen(filter)}`;
}

function orChosen(filter: CourseFilter): RawBuilder<unknown> {
  const partners = idsIn(filter.partner_id).map(String);
  return partners.length > 0 ? sql`or (r.facet = 'partner_id' and r.value in (${sql.join(partners)}))` : sql``;
}

export function idsIn(value: CourseFilter['category_id']): number[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value : [];
}
