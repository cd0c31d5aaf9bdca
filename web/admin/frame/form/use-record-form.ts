import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { codeOf } from '#web/shared/api/api-error.ts';
import { TurnedBack, useSending } from '#web/shared/api/use-sending.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';
import { operatorCurrencies, useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Noun, RecordRow, Values } from '../noun.ts';
import { recordSource, useRefresh } from '../use-records.ts';
import type { Field, Typed, TypedRow } from './fields.ts';
import { clashesIn, mergeTheirs, theirChanges, type TheirChange } from './merge-theirs.ts';
import { changedFields, changesOf, typedRow, valueOf, type Writing } from './typed-values.ts';

/** What is typed and not saved, with the record that it changes. It stays on the device until it is saved or dropped. */
type Draft = { base: Values & { version?: number }; typed: TypedRow };

const useDraft = typedOnDevice<{ draft: Draft | null }>('desk_');

export type Conflict = { by: string | null; changes: readonly TheirChange[]; clashes: readonly TheirChange[] };

type Parts<Row extends RecordRow> = {
  noun: Noun<Row>;
  fields: readonly Field[];
  /** Null for a new one. */
  row: Row | null;
  onSaved: (id: number) => void;
};

export function useRecordForm<Row extends RecordRow>({ noun, fields, row, onSaved }: Parts<Row>) {
  const writing = useWriting();
  const client = useQueryClient();
  const refresh = useRefresh(noun);
  const sending = useSending();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { typed: onDevice, change, drop } = useDraft(`${noun.name} ${row?.id ?? 'new'}`, { draft: null });
  const { draft } = onDevice;
  const [wasTyped] = useState(draft !== null);

  const base: Draft['base'] = draft?.base ?? row ?? noun.blank;
  const before = useMemo(() => typedRow(fields, base, writing), [fields, base, writing]);
  const typed: TypedRow = { ...before, ...draft?.typed };
  const changed = changedFields(fields, before, typed);

  function write(next: TypedRow, from = base): void {
    change({ draft: { base: from, typed: next } });
  }

  function clear(): void {
    change({ draft: null });
    drop();
    setConflict(null);
  }

  async function save(): Promise<void> {
    await sending.send(async () => {
      const id = row === null ? await create() : await update(row.id);
      await refresh();
      clear();
      onSaved(id);
    });
  }

  async function create(): Promise<number> {
    const values = fields.map((field) => {
      const { name } = field;
      return [name, valueOf(field, typed[name], { stored: base[name], writing })];
    });
    const { data } = await noun.create({ data: [Object.fromEntries(values)] });
    return data[0].id;
  }

  async function update(id: number): Promise<number> {
    const changes = changesOf(fields, { row: base, typed, writing });
    try {
      await noun.update({ data: [{ id, version: base.version, ...changes }] });
    } catch (error) {
      if (codeOf(error) !== 'changed_meanwhile') throw error;
      await readTheirs(id);
      throw new TurnedBack();
    }
    return id;
  }

  /** Takes over what somebody else changed and this form did not, and shows all of it. */
  async function readTheirs(id: number): Promise<void> {
    const { results } = await client.fetchQuery({ ...recordSource(noun, id), staleTime: 0 });
    const [theirs] = results;
    if (!theirs) return;
    const changes = theirChanges(fields, { base: before, theirs: typedRow(fields, theirs, writing), mine: typed });
    write(mergeTheirs(changes, typed, 'mine'), theirs);
    setConflict({ by: theirs.updated_by?.name ?? null, changes, clashes: clashesIn(changes) });
  }

  return {
    typed,
    changed,
    isDirty: draft !== null && changed.length > 0,
    /** It was typed on an earlier visit. */
    isFromBefore: wasTyped && changed.length > 0,
    sending,
    conflict,
    writing,
    set: (name: string, value: Typed) => write({ ...typed, [name]: value }),
    save,
    discard: clear,
    keepMine: () => setConflict(null),
    takeTheirs: () => {
      write(mergeTheirs(conflict?.changes ?? [], typed, 'theirs'));
      setConflict(null);
    },
  };
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

function useWriting(): Writing {
  const { locale } = useVisitor();
  return useMemo(() => ({ currencies: operatorCurrencies(), decimal: locale === 'en-GB' ? '.' : ',' }), [locale]);
}
