import { identityDocuments, longestOfPerson } from '#contract/people/people/values.ts';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { CountryOptions } from '#web/shared/ui/country-options.tsx';
import { SectionForm } from './section-form.tsx';

const fields = ['document_type', 'document_country', 'document_number', 'document_expires_on'] as const;

export function MyDocument({ person }: { person: PersonRecord }) {
  const t = useTexts('account');

  return (
    <SectionForm id="document" title={t('document')} save={t('save_document')} person={person} fields={fields}>
      {(errorOf) => (
        <>
          <p>{t('document_why')}</p>
          <FieldPair>
            <SelectField
              name="document_type"
              label={t('document_type')}
              defaultValue={person.document_type ?? ''}
              error={errorOf('document_type')}
            >
              <option value="">{t('none')}</option>
              <Options of={identityDocuments.map((key) => ({ key, name: t(`document_${key}`) }))} />
            </SelectField>
            <SelectField
              name="document_country"
              label={t('document_country')}
              defaultValue={person.document_country ?? ''}
              error={errorOf('document_country')}
            >
              <CountryOptions none={t('choose')} />
            </SelectField>
          </FieldPair>
          <FieldPair>
            <TextField
              name="document_number"
              label={t('document_number')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={longestOfPerson.document_number}
              defaultValue={person.document_number ?? ''}
              error={errorOf('document_number')}
            />
            <TextField
              type="date"
              name="document_expires_on"
              label={t('document_expires_on')}
              optional={t('optional')}
              autoComplete="off"
              defaultValue={person.document_expires_on ?? ''}
              error={errorOf('document_expires_on')}
            />
          </FieldPair>
        </>
      )}
    </SectionForm>
  );
}
