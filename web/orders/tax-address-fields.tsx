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
  const control = (key: Exclude<keyof AddressDraft, 'wanted'>) => ({
    name: `tax_address.${key}`,
    value: value[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [key]: target.value }),
  });
  const errorOf = (field: string) => errors.find((error) => error.field === `tax_address.${field}`)?.message;

  return (
    <Stack>
      <CheckboxField
        label={t('with_tax_id')}
        help={t('with_tax_id_help')}
        checked={value.wanted}
        onChange={({ target }) => onChange({ ...value, wanted: target.checked })}
      />
      {value.wanted && (
        <>
          <TextField
            label={t('name')}
            {...control('name')}
            required
            maxLength={120}
            autoComplete="name"
            error={errorOf('name')}
          />
          <SelectField label={t('country')} {...control('country')}>
            {countries.map((country) => (
              <option key={country} value={country}>
                {t(`country_${country}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('tax_id')}
            {...control('tax_id')}
            required
            maxLength={24}
            autoComplete="off"
            error={errorOf('tax_id')}
          />
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
