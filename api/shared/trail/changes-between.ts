import { isDeepStrictEqual } from 'node:util';
import { maskField } from './mask-input.ts';

export type FieldChange = { field: string; before: unknown; after: unknown };

/** What a command notes for its entry while it runs. */
export type AuditNotes = { changes: FieldChange[] | null };

type Row = Record<string, unknown>;

/** What every record has and no editor writes. */
const ofRecords = new Set(['id', 'version', 'updated_at', 'updated_by']);

/** The fields of a record that differ, as the audit trail stores them. A new record had none before. */
export function changesBetween(noun: string, before: Row | null, after: Row): FieldChange[] {
  const names = Object.keys(after).filter((name) => !ofRecords.has(name));
  return names
    .filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after[name] ?? null))
    .map((field) => ({
      field,
      before: maskField(noun, field, before?.[field]),
      after: maskField(noun, field, after[field]),
    }));
}
