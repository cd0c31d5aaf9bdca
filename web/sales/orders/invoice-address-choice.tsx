import { addressLine, TaxAddressFields } from '#web/people/addresses/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { noBilling, typedBilling } from './model/chosen-address.ts';
import type { Checkout } from './use-checkout.ts';

/** Without a tax number the pro-forma is for a final consumer, or names the organization. */
export function InvoiceAddressChoice({ checkout }: { checkout: Checkout }) {
  const t = useTexts('order');
  const { invoiceAddress: invoice, draft, change } = checkout;
  const { address } = draft;
  if (invoice.isPending) return <SkeletonRows rows={2} label={t('addresses_loading')} />;

  return (
    <Stack>
      {(invoice.saved.length > 0 || invoice.isOrganization) && <SavedAddresses checkout={checkout} />}
      {invoice.saved.length === 0 && !invoice.isOrganization && (
        <CheckboxField
          label={t('with_tax_id')}
          help={t('with_tax_id_help')}
          checked={address.wanted}
          onChange={({ target }) => change({ address: { ...address, wanted: target.checked } })}
        />
      )}
      {invoice.chosen.kind === 'typed' && <TypedAddressFields checkout={checkout} />}
    </Stack>
  );
}

function SavedAddresses({ checkout: { invoiceAddress, change } }: { checkout: Checkout }) {
  const t = useTexts('order');
  const { locale } = useVisitor();
  const { saved, chosen, isOrganization, organizationName } = invoiceAddress;
  const own = { value: noBilling, title: organizationName, text: t('organization_address') };
  const consumer = { value: noBilling, title: t('no_address'), text: t('no_address_text') };
  const values = { typed: typedBilling, none: noBilling };

  return (
    <RadioCards
      legend={t('in_whose_name')}
      legendHidden
      name="billing"
      value={chosen.kind === 'saved' ? String(chosen.address.id) : values[chosen.kind]}
      onChange={(billing) => change({ billing })}
      cards={[
        ...saved.map((address) => ({
          value: String(address.id),
          title: address.name,
          text: [address.tax_id, addressLine(address, locale)].filter(Boolean).join(' · '),
        })),
        ...(isOrganization && saved.length === 0 ? [own] : []),
        { value: typedBilling, title: t('another_address'), text: t('another_address_text') },
        ...(isOrganization ? [] : [consumer]),
      ]}
    />
  );
}

function TypedAddressFields({ checkout: { draft, change, errorOf, invoiceAddress } }: { checkout: Checkout }) {
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
