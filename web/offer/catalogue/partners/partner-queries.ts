import type { Partner } from '#contract/offer/catalogue/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { firstPageOf } from '#web/shared/lists/page-range.ts';
import type { ListSearch } from '#web/shared/lists/list-search.ts';

export const partnersPerPage = 12;

const shown = ['id', 'name', 'city', 'country', 'about', 'logo', 'course_count'] as const;
export type ShownPartner = Pick<Partner, (typeof shown)[number]>;

export function partnersListQuery(list: ListSearch, page = firstPageOf(list)) {
  const { search } = list;
  return queries().catalogue.retrievePartners.queryOptions({
    input: {
      filter: search ? { search } : {},
      fields: [...shown],
      sort: [{ field: 'name', order: 'asc' }],
      page: { number: page, size: partnersPerPage },
    },
  });
}

export function partnerQuery(id: number) {
  return queries().catalogue.retrievePartners.queryOptions({ input: { filter: { id }, page: { number: 1, size: 1 } } });
}
