import { isTaxId, normalTaxId } from '#contract/rules/tax-id.ts';
import type { AddressDraft } from './address-draft.ts';

type CheckoutFault = {
  field: 'tax_address.name' | 'tax_address.tax_id' | 'accepted';
  wrong: 'name_missing' | 'tax_id_missing' | 'tax_id_invalid' | 'not_accepted';
};

/** In the order of the fields. */
export function checkoutFaults(address: AddressDraft, isAccepted: boolean): CheckoutFault[] {
  const found: (CheckoutFault | false)[] = [
    ...(address.wanted ? addressFaults(address) : []),
    !isAccepted && { field: 'accepted', wrong: 'not_accepted' },
  ];
  return found.filter((fault) => fault !== false);
}

function addressFaults({ name, tax_id: written, country }: AddressDraft): (CheckoutFault | false)[] {
  const isMissing = !written.trim();
  const isWrong = !isMissing && !isTaxId(normalTaxId(written, country), country);
  return [
    !name.trim() && { field: 'tax_address.name', wrong: 'name_missing' },
    isMissing && { field: 'tax_address.tax_id', wrong: 'tax_id_missing' },
    isWrong && { field: 'tax_address.tax_id', wrong: 'tax_id_invalid' },
  ];
}
