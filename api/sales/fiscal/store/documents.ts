import { sql } from 'kysely';
import type { FiscalDocument, FiscalDocumentFilter } from '#contract/sales/fiscal/calls.ts';
import type { FiscalKind } from '#contract/sales/fiscal/values.ts';
import { isWithinScope, type BuyerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOfChosen, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { FiscalSnapshot } from '../model/snapshot.ts';

export type DocumentRow = {
  id: number;
  kind: FiscalKind;
  issued_by: 'internal' | 'external';
  country: string;
  number: string;
  order_id: number;
  user_id: number;
  origin_document_id: number | null;
  occasion: string;
  issued_at: Date;
  due_at: Date | null;
  currency_id: number;
  total_minor: number;
  snapshot: FiscalSnapshot;
  hash: string | null;
  pdf_file_id: number | null;
  state: FiscalDocument['state'];
};

const columns = [
  'id',
  'kind',
  'issued_by',
  'country',
  'number',
  'order_id',
  'user_id',
  'origin_document_id',
  'occasion',
  'issued_at',
  'due_at',
  'currency_id',
  'total_minor',
  'snapshot',
  'hash',
  'pdf_file_id',
  'state',
] as const;

export type DocumentQuery = ListQuery<{ filter?: FiscalDocumentFilter | undefined }>;

const filterable = ['id', 'order_id', 'kind', 'state', 'issued_at'] as const;

/** As its index has it. */
const searchText = sql`(number || ' ' || (snapshot ->> 'order_number') || ' ' || (snapshot -> 'buyer' ->> 'name'))`;

/** Of any buyer where `scope` is null. */
export function listDocuments(
  ctx: Ctx,
  { filter, sort, ...page }: DocumentQuery,
  scope: BuyerScope | null,
): Promise<{ rows: DocumentRow[]; total: number }> {
  let ids = ctx.db.selectFrom('fiscal_documents').select('id');
  if (scope) ids = ids.where(isWithinScope(scope, 'order_id'));
  for (const name of filterable) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(name), value));
  }
  if (filter.search !== undefined) ids = ids.where(mentions(searchText, filter.search));
  const order = [...sort, { field: 'id', order: 'desc' as const }];
  for (const { field, order: direction } of order) ids = ids.orderBy(sql.ref(field), direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = ctx.db.selectFrom('fiscal_documents').select(columns).where('id', 'in', chosen);
    for (const { field, order: direction } of order) query = query.orderBy(sql.ref(field), direction);
    return query.$castTo<DocumentRow>().execute();
  };
  return scope ? pageOfFew(ctx, { ids, read }, page) : pageOfChosen(ctx, { ids, read }, page);
}

export function findDocument(
  ctx: Ctx,
  { id, scope }: { id: number; scope: BuyerScope | null },
): Promise<DocumentRow | undefined> {
  let query = ctx.db.selectFrom('fiscal_documents').select(columns).where('id', '=', id);
  if (scope) query = query.where(isWithinScope(scope, 'order_id'));
  return query.$castTo<DocumentRow>().executeTakeFirst();
}

/** Call it while the order is locked. */
export function documentsOf(ctx: Ctx, orderId: number): Promise<DocumentRow[]> {
  return ctx.db
    .selectFrom('fiscal_documents')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .$castTo<DocumentRow>()
    .execute();
}

type NewDocument = Omit<DocumentRow, 'id' | 'state' | 'snapshot'> & {
  snapshot: FiscalSnapshot;
  series_id: number | null;
  series_number: number | null;
  system_entry_at: Date;
  net_minor: number;
  tax_minor: number;
  previous_hash: string | null;
  hash_control: string | null;
};

/** Undefined where the number is taken. */
export function insertDocument(ctx: Ctx, { snapshot, ...document }: NewDocument): Promise<DocumentRow | undefined> {
  return ctx.db
    .insertInto('fiscal_documents')
    .values({ ...document, snapshot: JSON.stringify(snapshot) })
    .onConflict((conflict) => conflict.columns(['issued_by', 'number']).doNothing())
    .returning(columns)
    .$castTo<DocumentRow>()
    .executeTakeFirst();
}

export async function annulDocument(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.updateTable('fiscal_documents').set({ state: 'annulled' }).where('id', '=', id).execute();
}

type Batch = { userId: number; lastId: number; limit: number };

export function documentsWithAll(ctx: Ctx, { userId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('fiscal_documents')
    .select(['id', 'kind', 'number', 'order_id', 'issued_at', 'due_at', 'state', 'total_minor'])
    .select(['snapshot as document', 'hash'])
    .where('user_id', '=', userId)
    .where('id', '>', lastId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export function filesOfDocuments(ctx: Ctx, userId: number): Promise<{ number: string; storage_key: string }[]> {
  return ctx.db
    .selectFrom('fiscal_documents as d')
    .innerJoin('shared_files as f', 'f.id', 'd.pdf_file_id')
    .select(['d.number', 'f.storage_key'])
    .where('d.user_id', '=', userId)
    .where('f.deleted_at', 'is', null)
    .orderBy('d.id')
    .execute();
}
