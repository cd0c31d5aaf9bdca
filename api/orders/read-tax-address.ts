import type { TaxAddress } from '#contract/orders/calls.ts';
import { requireTaxAddress } from '#api/addresses/index.ts';

/** Refuses `tax_id_invalid` and `postal_code_invalid`. */
export function readTaxAddress(address: TaxAddress): TaxAddress {
  return requireTaxAddress(address, { needsTaxId: false, prefix: 'tax_address.' });
}
