import { useQueryClient } from '@tanstack/react-query';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Field } from '../../frame/form/fields.ts';
import { useTypedRow, type RecordFormState } from '../../frame/form/use-record-form.ts';
import type { Values } from '../../frame/noun.ts';

const unversioned = { version: 1, updated_at: null, updated_by: null, deleted_at: null };

const nothing = () => {};

type Parts = {
  /** Of what is corrected: what is typed stays on the device under it. */
  name: string;
  fields: readonly Field[];
  send: (change: Values) => Promise<unknown>;
  onSaved: () => void;
};

/** Of a record of a person, which has no versions. Only what changed is sent: what the person changes meanwhile stays. */
export function useCorrection(
  record: Values & { id: number },
  { name, fields, send, onSaved }: Parts,
): RecordFormState {
  const client = useQueryClient();
  const { locale } = useVisitor();
  const sending = useSending();
  const draft = useTypedRow({ noun: { name, blank: {} }, fields, row: { ...record, ...unversioned } });

  async function save(): Promise<void> {
    if (!draft.isDirty) return;
    const isSaved = await sending.send(async () => {
      await send(draft.changes());
      const stale = ['people', 'identity', 'catalogue', 'trail'].map((slice) =>
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
