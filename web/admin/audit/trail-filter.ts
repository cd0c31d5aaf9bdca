import type { AuditEntryFilter } from '#contract/areas/trail/calls.ts';
import { idNumber } from '#contract/rules/search-reader.ts';
import { momentsOfDays, type DeskSearch } from '../frame/list/desk-search.ts';

/** What the address of the audit trail narrows it to; its days are those of the reader. */
export function trailFilter(search: DeskSearch): AuditEntryFilter {
  const { search: words, user, call } = search;
  const records = recordsOf(search.record);
  const bounds = momentsOfDays(search);
  return {
    ...(words !== undefined && { search: words }),
    ...(user !== undefined && { user_id: user }),
    ...(call !== undefined && { call }),
    ...(records.length > 0 && { record: records }),
    ...(bounds && { created_at: bounds }),
  };
}

/** `users/3 persons/4`: a record, or several that are one thing. */
export function recordsOf(address = ''): { noun: string; id: number }[] {
  return address.split(' ').flatMap((part) => {
    const end = part.lastIndexOf('/');
    const id = idNumber(part.slice(end + 1));
    return end > 0 && id !== undefined ? { noun: part.slice(0, end), id } : [];
  });
}
