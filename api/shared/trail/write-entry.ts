import { sql } from 'kysely';
import type { Ctx, SignedIn } from '../context.ts';
import { requestScope } from '../http/request-scope.ts';
import type { FieldChange } from './changes-between.ts';
import type { AffectedRecord } from './records-in.ts';

export type NewEntry = {
  actor: SignedIn;
  call: string;
  records: readonly AffectedRecord[];
  changes: FieldChange[] | null;
  input: unknown;
};

/** In one statement with the records of the entry. */
export async function writeEntry(tx: Ctx, { actor, call, records, changes, input }: NewEntry): Promise<void> {
  await sql`
    with entry as (
      insert into audit_entries (created_at, user_id, roles, call, changes, input, address, request_id, through)
      values (${tx.now()}, ${actor.userId}, ${actor.roles}, ${call}, ${json(changes)}, ${json(input)},
        ${tx.client.address}, ${requestScope()?.id ?? ''}, ${actor.token?.name ?? null})
      returning id
    )
    insert into audit_entry_records (noun, record_id, entry_id)
    select affected.noun, affected.id, entry.id
    from entry, jsonb_to_recordset(${json(records)}::jsonb) as affected (noun text, id bigint)`.execute(tx.db);
}

function json(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}
