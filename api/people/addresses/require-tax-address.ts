import type { TaxAddress } from '#contract/sales/orders/calls.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { normalTaxAddress, taxAddressFaults, type TaxAddressFault } from '#contract/rules/tax-address.ts';

type Terms = {
  /** An invoice of a company names its tax id. */
  needsTaxId: boolean;
  /** Of the fields in the input, as in `tax_address.`. */
  prefix?: string;
};

/** Normalises an address. Refuses `tax_id_required`, `tax_id_invalid` and `postal_code_invalid`. */
export function requireTaxAddress<A extends TaxAddress>(stored: A, { needsTaxId, prefix = '' }: Terms): A {
  const [fault] = taxAddressFaults(stored, { needsTaxId });
  if (fault) throw new Refusal(codes[fault.wrong], { field: `${prefix}${fault.field}`, country: stored.country });
  return normalTaxAddress(stored);
}

const codes: Record<TaxAddressFault['wrong'], RefusalCode> = {
  tax_id_required: 'tax_id_required',
  tax_id_form: 'tax_id_invalid',
  tax_id_check_digit: 'tax_id_invalid',
  postal_code_invalid: 'postal_code_invalid',
};
