import type { NewOrder, TaxAddress } from '#contract/sales/orders/calls.ts';
import { requireTaxAddress } from '#api/people/addresses/index.ts';
import { organizationTerms } from '#api/people/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';

type Given = Pick<NewOrder, 'tax_address'> & { organization_id: number | null };

/**
 * Whom the documents name; null for a final consumer. An organization is never one: without an address, its own data
 * are taken. Refuses `tax_id_invalid` and `postal_code_invalid`.
 */
export async function readTaxAddress(ctx: Ctx, { tax_address, organization_id }: Given): Promise<TaxAddress | null> {
  const needsTaxId = organization_id !== null;
  if (tax_address) return requireTaxAddress(tax_address, { needsTaxId, prefix: 'tax_address.' });
  return organization_id === null ? null : addressOfOrganization(ctx, organization_id);
}

async function addressOfOrganization(ctx: Ctx, id: number): Promise<TaxAddress> {
  const { name, country, tax_id, street, city, region, postal_code, email } = await organizationTerms(ctx, id);
  const optional = Object.entries({ tax_id, street, city, region, postal_code, email });
  return { name, country, ...Object.fromEntries(optional.filter(([, text]) => text !== '')) };
}
