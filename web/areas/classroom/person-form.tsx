import { useQueryClient } from '@tanstack/react-query';
import type { PersonChange, PersonRecord } from '#contract/people/people/calls.ts';
import { identityDocuments, longestOfPerson } from '#contract/people/people/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { setSessionUser } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CountryOptions } from '#web/shared/ui/country-options.tsx';
import { FieldPair } from '#web/shared/ui/field.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { Options } from '#web/shared/ui/options.tsx';
import { SelectField } from '#web/shared/ui/select-field.tsx';
import { TextField } from '#web/shared/ui/text-field.tsx';
import { ownPersonQuery } from './classroom-queries.ts';
import type { PersonGap } from './model/person-gaps.ts';

type PersonFormProps = { person: PersonRecord; gaps: readonly PersonGap[] };

/** Asks for what a certificate prints and the record of the participant lacks. */
export function PersonForm({ person, gaps }: PersonFormProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { busy, errors, attempt, errorOf, send } = useSending();

  async function submit(typed: Typed): Promise<void> {
    const isSaved = await send(async () => {
      const change = { id: person.id, ...typedOf(typed, gaps) };
      const { data } = await api().people.updateUserAndPerson({ data: [{ person: change }] });
      setSessionUser(data[0]);
      await client.invalidateQueries({ queryKey: ownPersonQuery(person.id).queryKey });
    });
    if (isSaved) notify({ kind: 'success', messages: t('person_saved') });
  }

  return (
    <Form failed={t('person_not_saved')} errors={errors} attempt={attempt} onSubmit={submit}>
      {gaps.includes('birth_date') && (
        <TextField
          type="date"
          name="birth_date"
          label={t('birth_date')}
          autoComplete="bday"
          error={errorOf('birth_date')}
        />
      )}
      {gaps.includes('document') && <DocumentFields person={person} errorOf={errorOf} />}
      <Row>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('person_save')}
        </Button>
      </Row>
    </Form>
  );
}

type DocumentFieldsProps = { person: PersonRecord; errorOf: (field: string) => string | undefined };

function DocumentFields({ person, errorOf }: DocumentFieldsProps) {
  const t = useTexts('classroom');

  return (
    <>
      <FieldPair>
        <SelectField
          name="document_type"
          label={t('document_type')}
          defaultValue={person.document_type ?? ''}
          error={errorOf('document_type')}
        >
          <option value="">{t('document_choose')}</option>
          <Options of={identityDocuments.map((key) => ({ key, name: t(`document_${key}`) }))} />
        </SelectField>
        <SelectField
          name="document_country"
          label={t('document_country')}
          defaultValue={person.document_country ?? ''}
          error={errorOf('document_country')}
        >
          <CountryOptions none={t('document_choose_country')} />
        </SelectField>
      </FieldPair>
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
    </>
  );
}

const fieldsOf = {
  birth_date: ['birth_date'],
  document: ['document_type', 'document_country', 'document_number'],
} as const satisfies Record<PersonGap, readonly (keyof PersonChange)[]>;

/** An empty field is sent as nothing, so that the server says what is missing. */
function typedOf({ text }: Typed, gaps: readonly PersonGap[]): Partial<PersonChange> {
  const names = gaps.flatMap((gap): readonly (keyof PersonChange)[] => fieldsOf[gap]);
  return Object.fromEntries(names.map((name) => [name, text(name).trim() || null]));
}
