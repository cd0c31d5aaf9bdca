import type { TaxAddress } from '#contract/orders/calls.ts';
import { requireTaxAddress } from '#api/addresses/index.ts';

/** A document to a company names its tax id. Refuses `tax_id_invalid` and `postal_code_invalid`. */
export function readTaxAddress(address: TaxAddress, { needsTaxId }: { needsTaxId: boolean }): TaxAddress {
  return requireTaxAddress(address, { needsTaxId, prefix: 'tax_address.' });
}
