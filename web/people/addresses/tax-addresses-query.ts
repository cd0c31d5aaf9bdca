import { queries } from '#web/shared/api/api.ts';

/** Of the reader, or of the organization. */
export function taxAddressesQuery(organizationId: number | null) {
  const filter = organizationId === null ? {} : { organization_id: organizationId };
  return { ...queries().addresses.retrieveTaxAddresses.queryOptions({ input: { filter } }), staleTime: 5_000 };
}
