import { useState } from 'react';
import type { Organization } from '#contract/people/organizations/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CountryOptions } from '#web/shared/ui/country-options.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';

export const organizationFields = [
  'name',
  'country',
  'tax_id',
  'street',
  'city',
  'region',
  'postal_code',
  'email',
  'phone',
] as const;
type OrganizationField = (typeof organizationFields)[number];

type Props = {
  organization?: Pick<Organization, OrganizationField> | undefined;
  errorOf: (field: string) => string | undefined;
};

export function OrganizationFields({ organization, errorOf }: Props) {
  const t = useTexts('organization');
  const [country, setCountry] = useState(organization?.country ?? '');
  const field = (name: OrganizationField) => ({
    name,
    label: t(name),
    defaultValue: organization?.[name] ?? '',
    error: errorOf(name),
  });
  const optional = t('optional');

  return (
    <>
      <TextField {...field('name')} maxLength={120} autoComplete="organization" />
      <FieldPair>
        <SelectField {...field('country')} onChange={({ target }) => setCountry(target.value)}>
          <CountryOptions none={t('choose_country')} />
        </SelectField>
        <TextField
          {...field('tax_id')}
          help={t(taxIdHelp(country))}
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </FieldPair>
      <TextField {...field('street')} optional={optional} maxLength={200} autoComplete="street-address" />
      <FieldPair>
        <TextField {...field('postal_code')} optional={optional} maxLength={20} autoComplete="postal-code" />
        <TextField {...field('city')} optional={optional} maxLength={100} autoComplete="address-level2" />
      </FieldPair>
      <TextField {...field('region')} optional={optional} maxLength={100} autoComplete="address-level1" />
      <FieldPair>
        <TextField {...field('email')} type="email" optional={optional} maxLength={254} autoComplete="email" />
        <TextField {...field('phone')} type="tel" optional={optional} maxLength={24} autoComplete="tel" />
      </FieldPair>
    </>
  );
}

function taxIdHelp(country: string) {
  if (country === 'PT' || country === 'AO' || country === 'MZ') return `tax_id_help_${country}` as const;
  return 'tax_id_help_other';
}
