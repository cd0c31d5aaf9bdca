import { genders, longestOfPerson } from '#contract/people/people/values.ts';
import type { PersonChange, PersonRecord } from '#contract/people/people/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { SectionForm } from './section-form.tsx';

const fields = ['first_name', 'last_name', 'birth_date', 'gender'] as const;

export function AboutMe({ person }: { person: PersonRecord }) {
  const t = useTexts('account');
  const faultsOf = ({ first_name, last_name }: Partial<PersonChange>) => [
    ...(first_name ? [] : [{ field: 'first_name', message: t('first_name_missing') }]),
    ...(last_name ? [] : [{ field: 'last_name', message: t('last_name_missing') }]),
  ];

  return (
    <SectionForm
      id="about-me"
      title={t('about_me')}
      save={t('save_about_me')}
      person={person}
      fields={fields}
      faultsOf={faultsOf}
    >
      {(errorOf) => (
        <>
          <FieldPair>
            <TextField
              name="first_name"
              label={t('first_name')}
              autoComplete="given-name"
              maxLength={longestOfPerson.first_name}
              defaultValue={person.first_name}
              error={errorOf('first_name')}
            />
            <TextField
              name="last_name"
              label={t('last_name')}
              autoComplete="family-name"
              maxLength={longestOfPerson.last_name}
              defaultValue={person.last_name}
              error={errorOf('last_name')}
            />
          </FieldPair>
          <p>{t('name_help')}</p>
          <FieldPair>
            <TextField
              type="date"
              name="birth_date"
              label={t('birth_date')}
              optional={t('optional')}
              autoComplete="bday"
              defaultValue={person.birth_date ?? ''}
              error={errorOf('birth_date')}
            />
            <SelectField
              name="gender"
              label={t('gender')}
              optional={t('optional')}
              autoComplete="sex"
              defaultValue={person.gender ?? ''}
              error={errorOf('gender')}
            >
              <option value="">{t('rather_not_say')}</option>
              <Options of={genders.map((key) => ({ key, name: t(`gender_${key}`) }))} />
            </SelectField>
          </FieldPair>
        </>
      )}
    </SectionForm>
  );
}
