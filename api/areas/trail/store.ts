import { sql } from 'kysely';
import type { AuditEntry, AuditEntryFilter } from '#contract/areas/trail/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type EntryQuery = ListQuery<{ filter?: AuditEntryFilter | undefined }>;
type Row = Omit<AuditEntry, 'created_at'> & { created_at: Date };

export function listEntries(ctx: Ctx, { filter, sort, ...page }: EntryQuery) {
  const order = sort[0]?.order ?? 'desc';
  const ids = matching(ctx, filter).select('e.id').orderBy('e.created_at', order).orderBy('e.id', order);
  const read = (chosen: typeof ids | readonly number[]): Promise<Row[]> =>
    entriesOf(ctx)
      .where('e.id', 'in', chosen)
      .orderBy('e.created_at', order)
      .orderBy('e.id', order)
      .$castTo<Row>()
      .execute();
  return pageOfChosen(ctx, { ids, read }, page);
}

export function entriesOfUser(ctx: Ctx, userId: number, [lastId, limit]: [number, number]) {
  return ctx.db
    .selectFrom('shared_audit_entries')
    .select(['id', 'created_at', 'call', 'address', 'through'])
    .where('user_id', '=', userId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

function matching(ctx: Ctx, { record, search, ...columns }: AuditEntryFilter) {
  let query = ctx.db.selectFrom('shared_audit_entries as e');
  for (const name of ['id', 'user_id', 'call', 'created_at'] as const) {
    const value = columns[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`e.${name}`), value));
  }
  if (record) {
    query = query.where(sql<boolean>`e.id in (
      select r.entry_id from shared_audit_entry_records r where ${sql.join([record].flat().map(isAbout), sql` or `)})`);
  }
  if (search !== undefined) query = query.where(sql<boolean>`e.words like fold(${`%${escapeLike(search)}%`})`);
  return query;
}

function isAbout({ noun, id }: AuditEntry['records'][number]) {
  return sql`(r.noun = ${noun} and r.record_id = ${id})`;
}

function entriesOf(ctx: Ctx) {
  return ctx.db
    .selectFrom('shared_audit_entries as e')
    .innerJoin('shared_users as u', 'u.id', 'e.user_id')
    .innerJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select([
      'e.id',
      'e.created_at',
      'e.roles',
      'e.call',
      'e.changes',
      'e.input',
      'e.address',
      'e.request_id',
      'e.through',
    ])
    .select([
      sql<Row['user']>`json_build_object('id', u.id, 'name', p.name)`.as('user'),
      sql<Row['records']>`(
        select coalesce(json_agg(json_build_object('noun', r.noun, 'id', r.record_id) order by r.noun, r.record_id), '[]')
        from shared_audit_entry_records r where r.entry_id = e.id)`.as('records'),
    ]);
}
