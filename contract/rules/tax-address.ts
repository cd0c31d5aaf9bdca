import { hasPostalCodes, isPostalCode, normalPostalCode } from './postal-code.ts';
import { normalTaxId, taxIdFault } from './tax-id.ts';

type Stored = { country: string; tax_id?: string | undefined; postal_code?: string | undefined };

export type TaxAddressFault = {
  field: 'tax_id' | 'postal_code';
  wrong: 'tax_id_required' | 'tax_id_form' | 'tax_id_check_digit' | 'postal_code_invalid';
};

/** The tax id and the postal code as the country writes them; Angola has no postal codes. */
export function normalTaxAddress<A extends Stored>(address: A): A {
  const { country, tax_id, postal_code } = address;
  const code =
    postal_code !== undefined && hasPostalCodes(country) ? normalPostalCode(postal_code, country) : undefined;
  return { ...address, ...(tax_id !== undefined && { tax_id: normalTaxId(tax_id, country) }), postal_code: code };
}

/** The faults of an address by the rules of its country, in the order of the fields [domain 3]. */
export function taxAddressFaults(stored: Stored, { needsTaxId }: { needsTaxId: boolean }): TaxAddressFault[] {
  const { country, tax_id = '', postal_code = '' } = normalTaxAddress(stored);
  const ofTaxId = tax_id === '' ? needsTaxId && 'required' : taxIdFault(tax_id, country);
  return [
    ...(ofTaxId ? [{ field: 'tax_id', wrong: `tax_id_${ofTaxId}` } as const] : []),
    ...(isPostalCode(postal_code, country) ? [] : [{ field: 'postal_code', wrong: 'postal_code_invalid' } as const]),
  ];
}
