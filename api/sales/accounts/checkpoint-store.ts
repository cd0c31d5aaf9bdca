import { sql } from 'kysely';
import { z } from 'zod';
import { entryKinds } from '#contract/sales/accounts/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Booked, Unsettled } from './model/settle.ts';
import type { Account } from './store.ts';

/** What was open after the entry `throughId`, which was the last of so many. */
export type Checkpoint = Unsettled & { throughId: number; entryCount: number };

const Item = z.object({ id: z.number(), orderId: z.number().nullable(), openMinor: z.number() });
const Stored = z.object({ debits: z.array(Item.extend({ dueAt: z.coerce.date() })), credits: z.array(Item) });

const Entry = z.object({
  id: z.number(),
  kind: z.enum(entryKinds),
  amountMinor: z.number(),
  dueAt: z.coerce.date().nullable(),
  orderId: z.number().nullable(),
});

type Row = {
  through_id: number | null;
  entry_count: number | null;
  unsettled: unknown;
  is_booked: boolean;
  entries: unknown;
};

type Since = Checkpoint & {
  /** Whether the account has entries of the order. */
  isBooked: boolean;
  /** What was booked since. */
  entries: Booked[];
};

/** In one statement. */
export async function lastCheckpoint(
  ctx: Ctx,
  { organizationId, currencyId }: Account,
  orderId: number,
): Promise<Since> {
  const { rows } = await sql<Row>`
    select c.through_id, c.entry_count, c.unsettled, exists (
        select from ledger_entries where order_id = ${orderId} and organization_id = ${organizationId}
          and currency_id = ${currencyId}) as is_booked,
      coalesce((select json_agg(json_build_object('id', id, 'kind', kind, 'amountMinor', amount_minor, 'dueAt', due_at,
          'orderId', order_id) order by id)
        from ledger_entries where organization_id = ${organizationId} and currency_id = ${currencyId}
          and id > coalesce(c.through_id, 0)), '[]') as entries
    from (select) as one left join ledger_checkpoints c
      on c.organization_id = ${organizationId} and c.currency_id = ${currencyId}`.execute(ctx.db);
  const [{ through_id, entry_count, unsettled, is_booked: isBooked, ...row } = noRow] = rows;
  const since = { isBooked, entries: z.array(Entry).parse(row.entries) };
  if (through_id === null || entry_count === null)
    return { debits: [], credits: [], throughId: 0, entryCount: 0, ...since };
  return { ...Stored.parse(unsettled), throughId: through_id, entryCount: entry_count, ...since };
}

const noRow: Row = { through_id: null, entry_count: null, unsettled: null, is_booked: false, entries: [] };

export async function storeCheckpoint(
  ctx: Ctx,
  { organizationId, currencyId }: Account,
  { debits, credits, throughId, entryCount }: Checkpoint,
): Promise<void> {
  const stored = { through_id: throughId, entry_count: entryCount, unsettled: JSON.stringify({ debits, credits }) };
  await ctx.db
    .insertInto('ledger_checkpoints')
    .values({ organization_id: organizationId, currency_id: currencyId, ...stored })
    .onConflict((conflict) => conflict.columns(['organization_id', 'currency_id']).doUpdateSet(stored))
    .execute();
}

type StoredCheckpoint = Account & Checkpoint;

/** Of every account, for audits. */
export async function allCheckpoints(ctx: Ctx): Promise<StoredCheckpoint[]> {
  const rows = await ctx.db.selectFrom('ledger_checkpoints').selectAll().execute();
  return rows.map(({ organization_id, currency_id, through_id, entry_count, unsettled }) => ({
    organizationId: organization_id,
    currencyId: currency_id,
    throughId: through_id,
    entryCount: entry_count,
    ...Stored.parse(unsettled),
  }));
}
