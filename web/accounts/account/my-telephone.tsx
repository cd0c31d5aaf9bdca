import { longestOfPerson } from '#contract/accounts-person-values.ts';
import type { PersonRecord } from '#contract/accounts-person.ts';
import { useTexts } from '#web/shared/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { SectionForm } from './section-form.tsx';

const fields = ['phone'] as const;

export function MyTelephone({ person }: { person: PersonRecord }) {
  const t = useTexts('account');

  return (
    <SectionForm id="telephone" title={t('telephone')} save={t('save_telephone')} person={person} fields={fields}>
      {(errorOf) => (
        <TextField
          type="tel"
          name="phone"
          label={t('phone')}
          help={t('phone_help')}
          autoComplete="tel"
          defaultValue={person.phone ?? ''}
          maxLength={longestOfPerson.phone}
          error={errorOf('phone')}
        />
      )}
    </SectionForm>
  );
}
