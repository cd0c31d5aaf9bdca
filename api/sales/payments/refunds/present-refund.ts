import type { Refund } from '#contract/sales/payments/refunds.ts';
import type { Ctx } from '#api/shared/context.ts';
import { accountsOf, openIban } from './accounts.ts';
import type { RefundRow } from './store.ts';

export function presentRefund(row: RefundRow): Refund {
  const { requested_by: _, requested_at, answer_by, decided_at, sent_at, done_at, withdrawn_at, ...refund } = row;
  return {
    ...refund,
    iban: null,
    requested_at: requested_at.toISOString(),
    answer_by: momentOf(answer_by),
    decided_at: momentOf(decided_at),
    sent_at: momentOf(sent_at),
    done_at: momentOf(done_at),
    withdrawn_at: momentOf(withdrawn_at),
  };
}

/** Refunds whose money was not sent yet go to the account that the buyer has stored now. */
export async function presentWithAccounts(ctx: Ctx, rows: RefundRow[], isStaff: boolean): Promise<Refund[]> {
  const unsent = rows.filter(({ destination, status }) => destination === 'iban' && isUnsent[status]);
  const accounts = await accountsOf(
    ctx,
    unsent.map(({ order_id }) => order_id),
  );
  return rows.map((row) => {
    const account = unsent.includes(row) ? accounts.find(({ order_id }) => order_id === row.order_id) : undefined;
    if (!account) return presentRefund(row);
    const { iban_country, iban_end } = account;
    return { ...presentRefund(row), iban_country, iban_end, iban: isStaff ? openIban(ctx, account) : null };
  });
}

const isUnsent: Record<RefundRow['status'], boolean> = {
  requested: true,
  approved: true,
  failed: true,
  sent: false,
  done: false,
  refused: false,
  withdrawn: false,
};

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
