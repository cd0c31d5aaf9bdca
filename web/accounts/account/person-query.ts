import { keepPreviousData } from '@tanstack/react-query';
import { queries } from '#web/shared/api.ts';

/** What the house knows of a person. Another language words it anew; what is on the page stays meanwhile. */
export function personQuery(personId: number) {
  const query = queries().accounts.retrievePersons.queryOptions({ input: { filter: { id: personId } } });
  return { ...query, staleTime: 0, placeholderData: keepPreviousData };
}
