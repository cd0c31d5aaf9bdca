import { TaxAddressFields } from '#web/shared/tax-address/tax-address-fields.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import type { Checkout } from './use-checkout.ts';

export function TypedAddressFields({ checkout: { draft, change, errorOf, invoiceAddress } }: { checkout: Checkout }) {
  const t = useTexts('order');
  const { address, keepsAddress } = draft;

  return (
    <>
      <TaxAddressFields
        value={address}
        onChange={(part) => change({ address: { ...address, ...part } })}
        needsTaxId
        nameOf={(field) => `tax_address.${field}`}
        errorOf={errorOf}
      />
      {invoiceAddress.mayKeep && (
        <CheckboxField
          label={t('keep_address')}
          checked={keepsAddress}
          onChange={({ target }) => change({ keepsAddress: target.checked })}
        />
      )}
    </>
  );
}
