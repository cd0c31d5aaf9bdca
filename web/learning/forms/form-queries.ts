import { queries } from '#web/shared/api/api.ts';

/** Never cached: the answer is about this moment, and its address is a secret. */
export function openedQuery(token: string) {
  const query = queries().forms.openForm.queryOptions({ input: { token } });
  return { ...query, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, retry: false, refetchOnWindowFocus: false };
}

export function formsQuery() {
  return queries().forms.retrieveForms.queryOptions({ input: { page: { number: 1, size: 100 } } });
}

export function formQuery(id: number) {
  return queries().forms.retrieveForms.queryOptions({ input: { filter: { id } } });
}

export function resultsQuery(form_id: number, class_id: number | undefined) {
  return queries().forms.retrieveResults.queryOptions({ input: { form_id, ...(class_id && { class_id }) } });
}
