import type { EntryFilter } from '#contract/sales/accounts/calls.ts';
import { entryReasons } from '#contract/sales/accounts/values.ts';
import { day, idNumber, laterPage, oneOf, searchReader } from '#contract/rules/search-reader.ts';

/** Without values it is every entry, in the currency of the credit. */
export const readAccountSearch = searchReader({
  from: day,
  to: day,
  reason: oneOf(entryReasons),
  currency_id: idNumber,
  page: laterPage,
});
export type AccountSearch = ReturnType<typeof readAccountSearch>;

export function filterOf(organizationId: number, { from, to, reason, currency_id }: AccountSearch): EntryFilter {
  return {
    organization_id: organizationId,
    ...(currency_id !== undefined && { currency_id }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(reason !== undefined && { reason }),
  };
}

/** The kind of the list does not narrow a statement, whose balance follows from every entry. */
export function statementPath(
  organizationId: number,
  { from, to, currency_id }: AccountSearch,
  kind: 'pdf' | 'csv',
): string {
  const query = new URLSearchParams({
    ...(currency_id !== undefined && { currency_id: String(currency_id) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }).toString();
  return `/accounts/${organizationId}/statement/${kind}${query && `?${query}`}`;
}

export function isNarrowed({ from, to, reason }: AccountSearch): boolean {
  return from !== undefined || to !== undefined || reason !== undefined;
}
