import { sql } from 'kysely';
import type { RefundFilter } from '#contract/sales/payments/refunds.ts';
import type { RefundDestination, RefundRule, RefundStatus } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { isWithinScope, type BuyerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type RefundRow = {
  id: number;
  order_id: number;
  payment_id: number;
  case_id: number | null;
  order_item_ids: number[];
  amount_minor: number;
  currency_id: number;
  status: RefundStatus;
  reason: string;
  rule: RefundRule;
  refuse_reason: string | null;
  destination: RefundDestination;
  /** Of the account to which the money went. */
  iban_country: string | null;
  iban_end: string | null;
  requested_by: number | null;
  requested_at: Date;
  answer_by: Date | null;
  decided_at: Date | null;
  sent_at: Date | null;
  done_at: Date | null;
  withdrawn_at: Date | null;
};

const columns = [
  'id',
  'order_id',
  'payment_id',
  'case_id',
  'order_item_ids',
  'amount_minor',
  'currency_id',
  'status',
  'reason',
  'rule',
  'refuse_reason',
  'destination',
  'iban_country',
  'iban_end',
  'requested_by',
  'requested_at',
  'answer_by',
  'decided_at',
  'sent_at',
  'done_at',
  'withdrawn_at',
] as const;

function selectRefunds(ctx: Ctx) {
  return ctx.db.selectFrom('refunds').select(columns).$castTo<RefundRow>();
}

export type RefundQuery = ListQuery<{ filter?: RefundFilter | undefined }>;

export function listRefunds(ctx: Ctx, { filter, ...page }: RefundQuery, scope: BuyerScope | null) {
  let query = selectRefunds(ctx);
  if (scope) query = query.where(isWithinScope(scope, 'order_id'));
  for (const name of ['id', 'order_id', 'status'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`refunds.${name}`), value));
  }
  return pageOf(query.orderBy('id', 'desc'), page);
}

/** Without those of late or wrong money, which never paid for the order. */
export function refundsOf(ctx: Ctx, orderId: number): Promise<RefundRow[]> {
  return selectRefunds(ctx).where('order_id', '=', orderId).where('case_id', 'is', null).orderBy('id').execute();
}

export async function findRefund(ctx: Ctx, id: number): Promise<RefundRow> {
  const row = await selectRefunds(ctx).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

type NewRefund = Pick<
  RefundRow,
  | 'order_id'
  | 'payment_id'
  | 'order_item_ids'
  | 'amount_minor'
  | 'currency_id'
  | 'status'
  | 'reason'
  | 'rule'
  | 'destination'
  | 'requested_by'
> & { case_id?: number; answer_by?: Date; decided_at?: Date; decided_by?: number | null };

export function insertRefund(ctx: Ctx, refund: NewRefund): Promise<RefundRow> {
  return ctx.db
    .insertInto('refunds')
    .values({ ...refund, requested_at: ctx.now() })
    .returning(columns)
    .$castTo<RefundRow>()
    .executeTakeFirstOrThrow();
}

type Change = Partial<
  Pick<
    RefundRow,
    | 'amount_minor'
    | 'status'
    | 'refuse_reason'
    | 'iban_country'
    | 'iban_end'
    | 'decided_at'
    | 'sent_at'
    | 'done_at'
    | 'withdrawn_at'
  >
>;

export async function changeRefund(ctx: Ctx, id: number, change: Change & { decided_by?: number | null }) {
  await ctx.db.updateTable('refunds').set(change).where('id', '=', id).execute();
}

export type SettlingPayment = { id: number; paid_at: Date; paid_amount_minor: number };

/** The payment that settled the order: neither a second one nor money that came too late. */
export async function settlingPayment(ctx: Ctx, orderId: number): Promise<SettlingPayment | undefined> {
  const row = await ctx.db
    .selectFrom('payments')
    .select(['id', 'paid_at', 'paid_amount_minor'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .where(sql<boolean>`coalesce(flag, '') not in ('paid_twice', 'refund_due')`)
    .orderBy('id')
    .executeTakeFirst();
  if (!row?.paid_at || row.paid_amount_minor === null) return undefined;
  return { id: row.id, paid_at: row.paid_at, paid_amount_minor: row.paid_amount_minor };
}
