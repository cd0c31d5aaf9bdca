import { useQueryClient } from '@tanstack/react-query';
import type { PersonRecord } from '#contract/people/people/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Field } from '../../frame/form/fields.ts';
import { useTypedRow, type RecordFormState } from '../../frame/form/use-record-form.ts';

const unversioned = { version: 1, updated_at: null, updated_by: null, deleted_at: null };

const nothing = () => {};

type Parts = { fields: readonly Field[]; onSaved: () => void };

/** Only what changed is sent: what the person changes meanwhile stays. */
export function useCorrection(person: PersonRecord, { fields, onSaved }: Parts): RecordFormState {
  const client = useQueryClient();
  const { locale } = useVisitor();
  const sending = useSending();
  const draft = useTypedRow({ noun: { name: 'persons', blank: {} }, fields, row: { ...person, ...unversioned } });

  async function save(): Promise<void> {
    if (!draft.isDirty) return;
    const isSaved = await sending.send(async () => {
      await api().people.correctPerson({ data: [{ id: person.id, ...draft.changes() }] });
      const stale = ['people', 'identity', 'trail'].map((slice) =>
        client.invalidateQueries({ queryKey: [locale, slice] }),
      );
      await Promise.all(stale);
    });
    if (!isSaved) return;
    draft.clear();
    onSaved();
  }

  return { ...draft, sending, conflict: null, save, discard: draft.clear, takeTheirs: nothing, keepMine: nothing };
}
