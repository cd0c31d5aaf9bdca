import type { CoursesSearch } from './course-search.ts';

type Match = { total: number; results: readonly { id: number; category?: { id: number } | null | undefined }[] };

/** With fewer hits a search also shows courses of the same areas. */
const fewHits = 3;
const mostNear = 3;

/** The list to read for a search with few hits: so many that those found can be left out. Null: none. */
export function nearSearchOf(
  { search }: CoursesSearch,
  { results, total }: Match,
): { search: CoursesSearch; size: number } | null {
  if (search === undefined || total >= fewHits || results.length === 0) return null;
  const category = [...new Set(results.flatMap((course) => course.category?.id ?? []))].toSorted(
    (one, other) => one - other,
  );
  return { search: { ...(category.length > 0 && { category }), sort: 'popular' }, size: mostNear + results.length };
}

export function withoutFound<Course extends { id: number }>(
  near: readonly Course[],
  match: readonly { id: number }[],
): Course[] {
  const ids = new Set(match.map(({ id }) => id));
  return near.filter(({ id }) => !ids.has(id)).slice(0, mostNear);
}
