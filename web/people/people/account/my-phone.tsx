import { longestOfPerson } from '#contract/people/people/values.ts';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { SectionForm } from './section-form.tsx';

const fields = ['phone'] as const;

export function MyPhone({ person }: { person: PersonRecord }) {
  const t = useTexts('account');

  return (
    <SectionForm id="phone" title={t('phone_section')} save={t('save_phone')} person={person} fields={fields}>
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
