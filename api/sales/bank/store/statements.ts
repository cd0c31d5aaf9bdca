import { sql } from 'kysely';
import type { BankStatementFilter } from '#contract/sales/bank/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type StatementRow = {
  id: number;
  name: string;
  format: 'csv' | 'camt';
  account_end: string;
  first_day: string;
  last_day: string;
  added_count: number;
  known_count: number;
  outgoing_count: number;
  open_count: number;
  confirmed_count: number;
  set_aside_count: number;
  uploaded_at: Date;
  uploaded_by_user_id: number | null;
  uploaded_by_name: string | null;
};

export type BankStatementQuery = ListQuery<{ filter?: BankStatementFilter | undefined }>;

const countOf = (state: string) =>
  sql<number>`(select count(*) from bank_lines l where l.statement_id = s.id and l.state = ${sql.lit(state)})`;

export function listStatements(ctx: Ctx, { filter: { id, search }, sort, ...page }: BankStatementQuery) {
  let query = ctx.db
    .selectFrom('bank_statements as s')
    .leftJoin('shared_users as u', 'u.id', 's.uploaded_by_user_id')
    .leftJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['s.id', 's.name', 's.format', 's.account_end', 's.first_day', 's.last_day'])
    .select(['s.added_count', 's.known_count', 's.outgoing_count', 's.uploaded_at'])
    .select(['s.uploaded_by_user_id', 'p.name as uploaded_by_name'])
    .select([countOf('open').as('open_count'), countOf('confirmed').as('confirmed_count')])
    .select(countOf('set_aside').as('set_aside_count'));
  if (id !== undefined) query = query.where(wanted(sql.ref('s.id'), id));
  if (search !== undefined) query = query.where(mentions(sql`concat_ws(' ', s.name, s.account_end)`, search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(`s.${field}`), order);
  return pageOf(query.orderBy('s.id', 'desc').$castTo<StatementRow>(), page);
}

export type NewStatement = Pick<
  StatementRow,
  'name' | 'format' | 'account_end' | 'first_day' | 'last_day' | 'outgoing_count'
> & { sha256: string };

/** Waits for another that stores the same file; undefined where it is stored. */
export async function insertStatement(ctx: Ctx, statement: NewStatement): Promise<number | undefined> {
  const uploaded_by_user_id = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const inserted = await ctx.db
    .insertInto('bank_statements')
    .values({ ...statement, added_count: 0, known_count: 0, uploaded_at: ctx.now(), uploaded_by_user_id })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function statementBySha256(ctx: Ctx, sha256: string): Promise<number> {
  const { id } = await ctx.db
    .selectFrom('bank_statements')
    .select('id')
    .where('sha256', '=', sha256)
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveCounts(
  ctx: Ctx,
  id: number,
  counts: Pick<StatementRow, 'added_count' | 'known_count'>,
): Promise<void> {
  await ctx.db.updateTable('bank_statements').set(counts).where('id', '=', id).execute();
}

export type NewLine = {
  booked_on: string;
  amount_minor: number;
  currency_id: number;
  text: string;
  payer_name: string;
  payer_account_end: string;
  bank_reference: string;
  fingerprint: string;
  occurrence: number;
};

const linesPerInsert = 1_000;

/** Those that no statement had before, whose number it answers. In one order, so that two uploads do not deadlock. */
export async function insertLines(ctx: Ctx, statementId: number, lines: readonly NewLine[]): Promise<number> {
  const ordered = lines.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  let added = 0;
  for (let from = 0; from < ordered.length; from += linesPerInsert) {
    const rows = ordered.slice(from, from + linesPerInsert).map((line) => ({ ...line, statement_id: statementId }));
    const inserted = await ctx.db
      .insertInto('bank_lines')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['fingerprint', 'occurrence']).doNothing())
      .returning('id')
      .execute();
    added += inserted.length;
  }
  return added;
}

function keyOf({ booked_on, fingerprint, occurrence }: NewLine): string {
  return `${booked_on} ${fingerprint} ${occurrence}`;
}
