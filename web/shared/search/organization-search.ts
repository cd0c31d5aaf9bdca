import { idNumber, searchReader } from './search-reader.ts';

/** The organization for which a page was linked. */
export type OrganizationSearch = { organization?: number };

export const readOrganizationSearch: (raw: Record<string, unknown>) => OrganizationSearch = searchReader({
  organization: idNumber,
});
