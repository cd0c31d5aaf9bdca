import { keepPreviousData } from '@tanstack/react-query';
import { queries } from '#web/shared/api/api.ts';

/** Keeps the previous data while another language loads. */
export function personQuery(personId: number) {
  const query = queries().people.retrievePersons.queryOptions({ input: { filter: { id: personId } } });
  return { ...query, staleTime: 0, placeholderData: keepPreviousData };
}
