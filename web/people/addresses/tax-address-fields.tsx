import { hasPostalCodes } from '#contract/rules/postal-code.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { CountryOptions } from '#web/shared/ui/country-options.tsx';
import type { AddressField, TypedAddress } from './model/typed-address.ts';

type TaxAddressFieldsProps = {
  value: TypedAddress;
  onChange: (part: Partial<TypedAddress>) => void;
  needsTaxId: boolean;
  /** The name of a field in the input of the call. */
  nameOf: (field: AddressField) => string;
  errorOf: (name: string) => string | undefined;
};

export function TaxAddressFields({ value, onChange, needsTaxId, nameOf, errorOf }: TaxAddressFieldsProps) {
  const t = useTexts('tax_address');
  const { country } = value;
  const optional = t('optional');
  const control = (field: AddressField) => ({
    name: nameOf(field),
    value: value[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
    error: errorOf(nameOf(field)),
  });

  return (
    <>
      <TextField label={t('name')} {...control('name')} maxLength={120} autoComplete="name" />
      <SelectField label={t('country')} {...control('country')}>
        <CountryOptions />
      </SelectField>
      <TextField
        label={t('tax_id')}
        optional={needsTaxId ? undefined : optional}
        help={t('tax_id_help', { country })}
        {...control('tax_id')}
        maxLength={24}
        autoComplete="off"
      />
      <TextField
        label={t('street')}
        optional={optional}
        {...control('street')}
        maxLength={200}
        autoComplete="street-address"
      />
      {hasPostalCodes(country) && (
        <TextField
          label={t('postal_code')}
          optional={country === 'PT' ? undefined : optional}
          {...control('postal_code')}
          maxLength={20}
          autoComplete="postal-code"
        />
      )}
      <FieldPair>
        <TextField
          label={t('city')}
          optional={optional}
          {...control('city')}
          maxLength={100}
          autoComplete="address-level2"
        />
        <TextField
          label={t('region')}
          optional={optional}
          {...control('region')}
          maxLength={100}
          autoComplete="address-level1"
        />
      </FieldPair>
      <TextField
        type="email"
        label={t('email')}
        optional={optional}
        {...control('email')}
        maxLength={200}
        autoComplete="email"
      />
    </>
  );
}
