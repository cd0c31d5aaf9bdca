import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { codeOf } from '#web/shared/api/api-error.ts';
import { TurnedBack, useSending } from '#web/shared/api/use-sending.ts';
import { typedOnDevice } from '#web/shared/unsent/use-typed.ts';
import { operatorCurrencies, useVisitor } from '#web/shared/visitor/visitor.ts';
import type { Noun, RecordRow, Values } from '../noun.ts';
import { recordSource, useRefresh } from '../use-records.ts';
import type { Field, Typed, TypedRow } from './fields.ts';
import { clashesIn, mergeTheirs, theirChanges, type TheirChange } from './merge-theirs.ts';
import { changedFields, changesOf, typedRow, valuesOf, type Writing } from './typed-values.ts';

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
  const refresh = useRefresh(noun);
  const sending = useSending();
  const readTheirs = useTheirs(noun);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const draft = useTypedRow({ noun, fields, row });

  async function save(): Promise<void> {
    if (draft.isWaiting) return;
    await sending.send(async () => {
      const id = row === null ? await create() : await update(row.id);
      await refresh();
      discard();
      onSaved(id);
    });
  }

  async function create(): Promise<number> {
    return idOf(await noun.create?.({ data: [draft.values()] }));
  }

  async function update(id: number): Promise<number> {
    try {
      const change = { id, version: draft.base.version, ...draft.changes() };
      await noun.update({ data: [change] }, draft.values());
    } catch (error) {
      if (codeOf(error) !== 'changed_meanwhile') throw error;
      const theirs = await readTheirs(id);
      if (!theirs) throw error;
      const changes = draft.rebase(theirs);
      setConflict({ by: theirs.updated_by?.name ?? null, changes, clashes: clashesIn(changes) });
      throw new TurnedBack();
    }
    return id;
  }

  function discard(): void {
    draft.clear();
    setConflict(null);
  }

  function takeTheirs(): void {
    draft.write(mergeTheirs(conflict?.changes ?? [], draft.typed, 'theirs'));
    setConflict(null);
  }

  const { typed, changed, isDirty, isFromBefore, isWaiting, set, wait } = draft;
  const form = { typed, changed, isDirty, isFromBefore, isWaiting, set, wait };
  return { ...form, sending, conflict, save, discard, takeTheirs, keepMine: () => setConflict(null) };
}

/** The fields whose file is on its way. */
function useWaiting() {
  const [names, setNames] = useState<readonly string[]>([]);
  const wait = (name: string, isWaiting: boolean) =>
    setNames((before) => [...before.filter((each) => each !== name), ...(isWaiting ? [name] : [])]);
  return { isWaiting: names.length > 0, wait };
}

/** A noun whose records begin in another way has no form for a new one. */
function idOf(made: { data: [{ id: number }] } | undefined): number {
  if (!made) throw new TurnedBack();
  return made.data[0].id;
}

/** The record as it is stored now. */
function useTheirs<Row extends RecordRow>(noun: Noun<Row>) {
  const client = useQueryClient();
  return async (id: number): Promise<Row | undefined> => {
    const { results } = await client.fetchQuery({ ...recordSource(noun, id), staleTime: 0 });
    return results[0];
  };
}

type TypedParts<Row> = { noun: Pick<Noun, 'name' | 'blank'>; fields: readonly Field[]; row: Row | null };

/** What stands in the controls, and what of it differs from the record that it began from. */
export function useTypedRow<Row extends RecordRow & Values>({ noun, fields, row }: TypedParts<Row>) {
  const writing = useWriting();
  const { typed: onDevice, change, drop } = useDraft(`${noun.name} ${row?.id ?? 'new'}`, { draft: null });
  const { draft } = onDevice;
  const [wasTyped] = useState(draft !== null);
  const base: Draft['base'] = draft?.base ?? row ?? noun.blank;
  const before = typedRow(fields, base, writing);
  const typed: TypedRow = { ...before, ...draft?.typed };
  const changed = changedFields(fields, before, typed);
  const newest = useNewest({ base, typed });
  const waiting = useWaiting();

  function set(name: string, value: Typed, others: TypedRow = {}): void {
    const latest = newest.current;
    write({ ...latest.typed, ...others, [name]: value }, latest.base);
  }

  function write(next: TypedRow, from = base): void {
    newest.current = { base: from, typed: next };
    change({ draft: { base: from, typed: next } });
  }

  function clear(): void {
    change({ draft: null });
    drop();
  }

  /** Begins from their record, and takes over what this form did not change. */
  function rebase(theirs: Row): TheirChange[] {
    const changes = theirChanges(fields, { base: before, theirs: typedRow(fields, theirs, writing), mine: typed });
    write(mergeTheirs(changes, typed, 'mine'), theirs);
    return changes;
  }

  return {
    base,
    typed,
    changed,
    isDirty: draft !== null && changed.length > 0,
    /** It was typed on an earlier visit. */
    isFromBefore: wasTyped && changed.length > 0,
    ...waiting,
    set,
    write,
    clear,
    rebase,
    changes: () => changesOf(fields, { row: base, typed, writing }),
    values: () => valuesOf(fields, { row: base, typed, writing }),
  };
}

/** A file arrives long after it was chosen: what was typed meanwhile in other fields stays. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  });
  return newest;
}

export type RecordFormState = ReturnType<typeof useRecordForm>;

function useWriting(): Writing {
  const { locale } = useVisitor();
  return useMemo(() => ({ currencies: operatorCurrencies(), decimal: locale === 'en-GB' ? '.' : ',' }), [locale]);
}
