import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import type { AddressDraft } from './model/address-draft.ts';
import type { Checkout } from './use-checkout.ts';

const countries = ['AO', 'MZ', 'PT'] as const;

/** Without a tax number the pro-forma is for a final consumer. */
export function TaxAddressFields({ checkout: { draft, change, errorOf } }: { checkout: Checkout }) {
  const t = useTexts('order');
  const { address } = draft;
  const type = (part: Partial<AddressDraft>) => change({ address: { ...address, ...part } });
  const control = (key: Exclude<keyof AddressDraft, 'wanted'>) => ({
    name: `tax_address.${key}`,
    value: address[key],
    onChange: ({ target }: { target: { value: string } }) => type({ [key]: target.value }),
    error: errorOf(`tax_address.${key}`),
  });

  return (
    <Stack>
      <CheckboxField
        label={t('with_tax_id')}
        help={t('with_tax_id_help')}
        checked={address.wanted}
        onChange={({ target }) => type({ wanted: target.checked })}
      />
      {address.wanted && (
        <>
          <TextField label={t('name')} {...control('name')} maxLength={120} autoComplete="name" />
          <SelectField label={t('country')} {...control('country')}>
            {countries.map((country) => (
              <option key={country} value={country}>
                {t(`country_${country}`)}
              </option>
            ))}
          </SelectField>
          <TextField label={t('tax_id')} {...control('tax_id')} maxLength={24} autoComplete="off" />
          <TextField
            label={t('street')}
            {...control('street')}
            optional={t('optional')}
            maxLength={200}
            autoComplete="street-address"
          />
          <TextField
            label={t('city')}
            {...control('city')}
            optional={t('optional')}
            maxLength={100}
            autoComplete="address-level2"
          />
        </>
      )}
    </Stack>
  );
}
