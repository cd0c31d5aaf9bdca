import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import { dateFormat } from '#contract/rules/formats.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '../context.ts';
import { wanted, type ListQuery } from '../database/retrieval.ts';
import { textsFor } from '../texts.ts';

export type RecordKey = { noun: string; id: number };

export type RecordColumns = {
  version: number;
  updated_at: Date | null;
  updated_by: { id: number; name: string } | null;
};

/** Selects `version`, `updated_at` and `updated_by` of the records of a noun; `id` is a column of the statement. */
export function recordColumns(noun: string, id: string) {
  const isIts = sql`v.noun = ${sql.lit(noun)} and v.record_id = ${sql.ref(id)}`;
  return [
    sql<number>`coalesce((select v.version from record_versions v where ${isIts}), 1)`.as('version'),
    updatedAt(noun, id).as('updated_at'),
    sql<RecordColumns['updated_by']>`(
      select json_build_object('id', u.id, 'name', p.name) from record_versions v
      join shared_users u on u.id = v.updated_by join shared_persons p on p.id = u.person_id where ${isIts})`.as(
      'updated_by',
    ),
  ] as const;
}

/** When the record was last changed, to sort by. */
export function updatedAt(noun: string, id: string) {
  return sql<Date | null>`(
    select v.updated_at from record_versions v where v.noun = ${sql.lit(noun)} and v.record_id = ${sql.ref(id)})`;
}

type Presented<R> = { [K in keyof R]: R[K] extends Date | null ? Exclude<R[K], Date> | string : R[K] };

/** Moments as texts. A record without `deleted_at` cannot be deleted. */
export function presentRecord<R extends RecordColumns>(row: R): Presented<R & { deleted_at: Date | null }> {
  const fields = Object.entries({ deleted_at: null, ...row });
  return Object.fromEntries(
    fields.map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Presented<R & { deleted_at: Date | null }>;
}

type RecordFilter = { id?: Parameters<typeof wanted>[1] | undefined; deleted?: 'no' | 'only' | 'with' | undefined };

export type SourceQuery<F extends object = object> = ListQuery<{ filter?: RecordFilter & F }>;

/** The rows that a source lists for `filter.id` and `filter.deleted`; `deletedAt` is null where none can be deleted. */
export function isRequested(
  { id: ids, deleted = 'no' }: RecordFilter,
  { id = 'id', deletedAt = sql.ref('deleted_at') }: { id?: string; deletedAt?: RawBuilder<unknown> | null } = {},
) {
  const isNamed = ids === undefined ? sql`true` : wanted(sql.ref(id), ids);
  return sql<boolean>`(${isNamed} and ${isIn(deleted, deletedAt)})`;
}

function isIn(deleted: 'no' | 'only' | 'with', deletedAt: RawBuilder<unknown> | null) {
  if (deleted === 'with') return sql`true`;
  if (deletedAt === null) return deleted === 'no' ? sql`true` : sql`false`;
  return deleted === 'only' ? sql`${deletedAt} is not null` : sql`${deletedAt} is null`;
}

/**
 * Counts a change of a record; other changes of it wait until the transaction ends. Refuses `changed_meanwhile`, with who
 * and when, if its version is not `expected`.
 */
export async function countChange(tx: Ctx, key: RecordKey, expected?: number): Promise<void> {
  await countCreation(tx, key);
  const { version, updated_at, updated_by } = await tx.db
    .selectFrom('record_versions as v')
    .leftJoin('shared_users as u', 'u.id', 'v.updated_by')
    .leftJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['v.version', 'v.updated_at', 'p.name as updated_by'])
    .where('v.noun', '=', key.noun)
    .where('v.record_id', '=', key.id)
    .forUpdate('v')
    .executeTakeFirstOrThrow();
  if (expected !== undefined && version !== expected) {
    const { locale } = tx;
    const by = updated_by ?? textsFor(locale)('records.system');
    throw new Refusal('changed_meanwhile', { by, at: wordMoment(updated_at, locale), version });
  }
  await tx.db
    .updateTable('record_versions')
    .set({ version: version + 1, ...editOf(tx) })
    .where('noun', '=', key.noun)
    .where('record_id', '=', key.id)
    .execute();
}

type RecordKeys = { noun: string; ids: readonly number[] };

/**
 * Locks the versions of records that are about to be changed together, so that an editor waits, who also takes the version
 * before the record.
 */
export async function lockVersions(tx: Ctx, { noun, ids }: RecordKeys): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .selectFrom('record_versions')
    .select('record_id')
    .where('noun', '=', noun)
    .where('record_id', 'in', ids)
    .orderBy('record_id')
    .forUpdate()
    .execute();
}

/** As `countChange`, of many records in one statement; an editor who has one open learns of it. */
export async function countChanges(tx: Ctx, { noun, ids }: RecordKeys): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids
    .toSorted((one, other) => one - other)
    .map((id) => ({ noun, record_id: id, version: 2, ...editOf(tx) }));
  await tx.db
    .insertInto('record_versions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['noun', 'record_id']).doUpdateSet((row) => ({
        version: sql`record_versions.version + 1`,
        updated_at: row.ref('excluded.updated_at'),
        updated_by: row.ref('excluded.updated_by'),
      })),
    )
    .execute();
}

/** The first version of a record, with its author; nothing if it has one. */
export async function countCreation(tx: Ctx, { noun, id }: RecordKey): Promise<void> {
  await tx.db
    .insertInto('record_versions')
    .values({ noun, record_id: id, version: 1, ...editOf(tx) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** As `countCreation`, of many records in one statement. */
export async function countCreations(tx: Ctx, { noun, ids }: RecordKeys): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .insertInto('record_versions')
    .values(ids.map((record_id) => ({ noun, record_id, version: 1, ...editOf(tx) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function editOf({ actor, now }: Ctx) {
  return { updated_at: now(), updated_by: actor.kind === 'user' ? actor.userId : null };
}

function wordMoment(moment: Date, locale: LocaleKey): string {
  return dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: operatorZone }).format(moment);
}
