import { useTexts } from '#web/shared/texts/texts.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import type { Sentence } from '#web/shared/api/api-error.ts';
import type { AddressDraft } from './model/address-draft.ts';

type TaxAddressFieldsProps = {
  value: AddressDraft;
  onChange: (value: AddressDraft) => void;
  errors: Sentence[];
};

const countries = ['AO', 'MZ', 'PT'] as const;

/** Without a tax number the pro-forma is for a final consumer. */
export function TaxAddressFields({ value, onChange, errors }: TaxAddressFieldsProps) {
  const t = useTexts('order');
  const set = (change: Partial<AddressDraft>) => onChange({ ...value, ...change });
  const errorOf = (field: string) => errors.find((error) => error.field === `tax_address.${field}`)?.message;

  return (
    <Stack>
      <CheckboxField
        label={t('with_tax_id')}
        help={t('with_tax_id_help')}
        checked={value.wanted}
        onChange={({ target }) => set({ wanted: target.checked })}
      />
      {value.wanted && (
        <>
          <TextField
            label={t('name')}
            name="tax_address.name"
            required
            maxLength={120}
            autoComplete="name"
            value={value.name}
            error={errorOf('name')}
            onChange={({ target }) => set({ name: target.value })}
          />
          <SelectField
            label={t('country')}
            name="tax_address.country"
            value={value.country}
            onChange={({ target }) => set({ country: target.value })}
          >
            {countries.map((country) => (
              <option key={country} value={country}>
                {t(`country_${country}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('tax_id')}
            name="tax_address.tax_id"
            required
            maxLength={24}
            autoComplete="off"
            value={value.tax_id}
            error={errorOf('tax_id')}
            onChange={({ target }) => set({ tax_id: target.value })}
          />
          <TextField
            label={t('street')}
            optional={t('optional')}
            name="tax_address.street"
            maxLength={200}
            autoComplete="street-address"
            value={value.street}
            onChange={({ target }) => set({ street: target.value })}
          />
          <TextField
            label={t('city')}
            optional={t('optional')}
            name="tax_address.city"
            maxLength={100}
            autoComplete="address-level2"
            value={value.city}
            onChange={({ target }) => set({ city: target.value })}
          />
        </>
      )}
    </Stack>
  );
}
