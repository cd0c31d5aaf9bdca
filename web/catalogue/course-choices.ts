import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import type { CatalogueCounters } from '#contract/catalogue.ts';
import { choiceQueries } from './course-queries.ts';
import type { CoursesSearch } from './model/course-search.ts';

type Counters = Pick<CatalogueCounters, 'course_count' | 'partner_count' | 'country_count' | 'types' | 'cities'>;

export type Named = { id: number; name: string; course_count: number };
export type CourseChoices = { counters: Counters; categories: readonly Named[]; partners: readonly Named[] };

const nothing: Counters = { course_count: 0, partner_count: 0, country_count: 0, types: [], cities: [] };

export async function bringChoices(client: QueryClient, search: CoursesSearch): Promise<void> {
  const { counters, categories, partners, chosenPartners } = choiceQueries(search);
  await Promise.all([
    client.ensureQueryData(counters),
    client.ensureQueryData(categories),
    client.ensureQueryData(partners),
    search.partner && client.ensureQueryData(chosenPartners),
  ]);
}

export function useCourseChoices(search: CoursesSearch): CourseChoices {
  const queries = choiceQueries(search);
  const counters = useSuspenseQuery(queries.counters).data.results[0] ?? nothing;
  const categories = useSuspenseQuery(queries.categories).data.results;
  const partners = useSuspenseQuery(queries.partners).data.results;
  const chosen = useQuery(queries.chosenPartners).data?.results ?? [];
  const others = chosen.filter(({ id }) => partners.every((partner) => partner.id !== id));
  return { counters, categories, partners: [...partners, ...others] };
}
