import { queries } from '#web/shared/api/api.ts';
import { filterOf, type AccountSearch } from './model/account-search.ts';

export const entriesPerPage = 20;

export function accountQuery(organizationId: number, { currency_id }: AccountSearch) {
  const filter = { organization_id: organizationId, ...(currency_id !== undefined && { currency_id }) };
  return queries().accounts.retrieveCurrentAccount.queryOptions({ input: { filter } });
}

export function entriesQuery(organizationId: number, search: AccountSearch) {
  const page = { number: search.page ?? 1, size: entriesPerPage };
  return queries().accounts.retrieveLedgerEntries.queryOptions({
    input: { filter: filterOf(organizationId, search), page },
  });
}
