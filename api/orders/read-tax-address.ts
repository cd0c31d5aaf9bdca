import type { TaxAddress } from '#contract/orders/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isTaxId, normalTaxId } from '#contract/rules/tax-id.ts';

export function readTaxAddress(address: TaxAddress): TaxAddress {
  const { tax_id: written, country } = address;
  if (written === undefined) return address;
  const tax_id = normalTaxId(written, country);
  if (!isTaxId(tax_id, country)) throw new Refusal('tax_id_invalid', { field: 'tax_address.tax_id' });
  return { ...address, tax_id };
}
