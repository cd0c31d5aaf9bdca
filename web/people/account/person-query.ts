import { keepPreviousData } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

/** What the operator knows of a person. Another language words it again; what is on the page stays meanwhile. */
export function personQuery(personId: number) {
  const query = queries().people.retrievePersons.queryOptions({ input: { filter: { id: personId } } });
  return { ...query, staleTime: 0, placeholderData: keepPreviousData };
}
