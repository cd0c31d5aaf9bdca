import type { CaseResolution, PaymentCase } from '#contract/sales/payments/cases.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { closePartialAttempt } from './amount-to-pay.ts';
import { creditCase } from './credit-case.ts';
import { lockCase, moveCase } from './move-case.ts';
import { presentCase } from './present-case.ts';
import { refundCase } from './refund-case.ts';
import { settleCase } from './settle-case.ts';
import { foundCase } from './store.ts';

export async function resolvePaymentCase(ctx: Ctx, input: CaseResolution): Promise<PaymentCase> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    if (input.move === 'settle') await settleCase(tx, input);
    else if (input.move === 'credit') await creditCase(tx, input);
    else await returnOrDismiss(tx, input);
    return presentCase(await foundCase(tx, input.id), true);
  });
}

type ReturnOrDismiss = Extract<CaseResolution, { move: 'refund' | 'dismiss' }>;

async function returnOrDismiss(ctx: Ctx, { id, move, note }: ReturnOrDismiss): Promise<void> {
  const existing = await lockCase(ctx, id);
  if (move === 'refund') await refundCase(ctx, existing, note);
  else await moveCase(ctx, existing, { move: 'dismiss', note });
  await closePartialAttempt(ctx, existing);
}
