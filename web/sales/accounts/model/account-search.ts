import type { EntryFilter } from '#contract/sales/accounts/calls.ts';
import { entryReasons, type EntryReason } from '#contract/sales/accounts/values.ts';
import { idNumber, laterPage, nameIn, searchReader } from '#web/shared/search/search-reader.ts';

/** Defaults are left out of the address: every entry, in the currency of the credit, page one. */
export type AccountSearch = { from?: string; to?: string; reason?: EntryReason; currency_id?: number; page?: number };

export const readAccountSearch: (raw: Record<string, unknown>) => AccountSearch = searchReader({
  from: dayIn,
  to: dayIn,
  reason: nameIn(entryReasons),
  currency_id: idNumber,
  page: laterPage,
});

function dayIn(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined;
  const moment = Date.parse(`${raw}T00:00:00Z`);
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== raw ? undefined : raw;
}

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
