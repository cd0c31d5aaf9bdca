import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { PersonChange, PersonRecord } from '#contract/people/people/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { setSessionUser } from '#web/shared/session/session.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Form } from '#web/shared/ui/form.tsx';
import type { FormError } from '#web/shared/ui/form-errors.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { personQuery } from './person-query.ts';
import { Section } from '#web/shared/ui/anchored-section.tsx';
import { useUnsaved } from '#web/shared/unsent/unsaved.tsx';
import { genders, identityDocuments, professionalSituations } from '#contract/people/people/values.ts';

type SectionFormProps = {
  id: string;
  title: string;
  save: string;
  person: PersonRecord;
  fields: readonly PersonField[];
  faultsOf?: ((typed: Partial<PersonChange>) => FormError[]) | undefined;
  children: (errorOf: (field: PersonField) => string | undefined) => ReactNode;
};

export function SectionForm({ id, title, save, person, fields, faultsOf, children }: SectionFormProps) {
  const t = useTexts('account');
  const queryClient = useQueryClient();
  const { busy, errors, attempt, errorOf, send, refuse } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const [isChanged, setChanged] = useState(false);
  useUnsaved(isChanged);

  function look(): void {
    const typed = typedOf(form.current, fields);
    setChanged(fields.some((field) => (typed[field] ?? '') !== (person[field] ?? '')));
  }

  async function submit(): Promise<void> {
    const typed = typedOf(form.current, fields);
    const faults = faultsOf?.(typed) ?? [];
    if (faults.length > 0) return refuse(faults);
    const isSaved = await send(async () => {
      const { data } = await api().people.updateUserAndPerson({ data: [{ person: { id: person.id, ...typed } }] });
      setSessionUser(data[0]);
      const { results } = await queryClient.fetchQuery(personQuery(person.id));
      // As the server normalises it: a phone with its prefix, a postal code with its hyphen.
      if (results[0]) writeBack(form.current, results[0], fields);
    });
    if (!isSaved) return;
    setChanged(false);
    notify({ kind: 'success', messages: t('saved', { what: title }) });
  }

  return (
    <Section id={id} title={title}>
      <Form
        ref={form}
        failed={t('not_saved')}
        errors={errors}
        attempt={attempt}
        onInput={look}
        onChange={look}
        onSubmit={submit}
      >
        {children(errorOf)}
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {save}
          </Button>
          {isChanged && <span role="status">{t('unsaved')}</span>}
        </Row>
      </Form>
    </Section>
  );
}

type PersonField = Exclude<keyof PersonChange & keyof PersonRecord, 'id' | 'name'>;

/** Empty fields are null, except the required names. */
function typedOf(form: HTMLFormElement | null, fields: readonly PersonField[]): Partial<PersonChange> {
  const entered = new FormData(form ?? undefined);
  const textOf = (field: PersonField) => {
    const value = entered.get(field);
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.assign({}, ...fields.map((field) => ({ [field]: readField(field, textOf(field)) })));
}

function readField(field: PersonField, text: string): PersonChange[PersonField] {
  if (field === 'first_name' || field === 'last_name') return text;
  if (field === 'document_type') return identityDocuments.find((type) => type === text) ?? null;
  if (field === 'professional_situation') return professionalSituations.find((one) => one === text) ?? null;
  if (field === 'gender') return genders.find((one) => one === text) ?? null;
  return text || null;
}

/** Shows the saved values without moving the focus. */
function writeBack(form: HTMLFormElement | null, person: PersonRecord, fields: readonly PersonField[]): void {
  for (const field of fields) {
    const control = form?.elements.namedItem(field);
    if (control instanceof HTMLInputElement && control.type !== 'radio') control.value = person[field] ?? '';
  }
}
