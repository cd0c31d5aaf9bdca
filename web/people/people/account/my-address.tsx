import { useState } from 'react';
import { longestOfPerson } from '#contract/people/people/values.ts';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { CountryOptions } from '#web/shared/ui/country-options.tsx';
import { SectionForm } from './section-form.tsx';

const fields = ['country', 'street', 'city', 'province', 'postal_code'] as const;

export function MyAddress({ person }: { person: PersonRecord }) {
  const t = useTexts('account');
  const [country, setCountry] = useState(person.country ?? '');
  const isAngola = country === 'AO';
  const optional = t('optional');

  return (
    <SectionForm id="address" title={t('address')} save={t('save_address')} person={person} fields={fields}>
      {(errorOf) => (
        <>
          <SelectField
            name="country"
            label={t('country')}
            autoComplete="country"
            defaultValue={country}
            onChange={({ target }) => setCountry(target.value)}
            error={errorOf('country')}
          >
            <CountryOptions none={t('none')} />
          </SelectField>
          <TextField
            name="street"
            label={t('street')}
            optional={optional}
            autoComplete="street-address"
            maxLength={longestOfPerson.street}
            defaultValue={person.street ?? ''}
            error={errorOf('street')}
          />
          <FieldPair>
            <TextField
              name="city"
              label={isAngola ? t('municipality') : t('city')}
              autoComplete="address-level2"
              maxLength={longestOfPerson.city}
              defaultValue={person.city ?? ''}
              error={errorOf('city')}
            />
            <TextField
              name="province"
              label={country === 'PT' ? t('district') : t('province')}
              optional={isAngola ? undefined : optional}
              autoComplete="address-level1"
              maxLength={longestOfPerson.province}
              defaultValue={person.province ?? ''}
              error={errorOf('province')}
            />
          </FieldPair>
          <PostalCode country={country} code={person.postal_code} error={errorOf('postal_code')} />
        </>
      )}
    </SectionForm>
  );
}

type PostalCodeProps = { country: string; code: string | null; error: string | undefined };

function PostalCode({ country, code, error }: PostalCodeProps) {
  const t = useTexts('account');
  const isPortugal = country === 'PT';
  if (country === 'AO') return null;
  return (
    <TextField
      name="postal_code"
      label={t('postal_code')}
      optional={isPortugal ? undefined : t('optional')}
      help={isPortugal ? t('postal_code_help') : undefined}
      autoComplete="postal-code"
      maxLength={longestOfPerson.postal_code}
      defaultValue={code ?? ''}
      error={error}
    />
  );
}
