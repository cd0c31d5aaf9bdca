import type { BankLine, BankSetAside } from '#contract/sales/bank/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { presentLine } from './present.ts';
import { decideLine, findLine, lockLine } from './store/lines.ts';

/** The money of an open line is for no order. */
export function setBankLineAside(ctx: Ctx, { id, reason }: BankSetAside): Promise<BankLine> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    await lockLine(tx, id, 'open');
    await decideLine(tx, id, { state: 'set_aside', reason });
    return presentLine(await findLine(tx, id), undefined);
  });
}

/** Refuses `bank_line_decided` for a confirmed line: its money was taken, and goes back by a refund. */
export function reopenBankLine(ctx: Ctx, { id }: { id: number }): Promise<BankLine> {
  requireClaim(ctx, 'payments.approve');
  return inTransaction(ctx, async (tx) => {
    await lockLine(tx, id, 'set_aside');
    await decideLine(tx, id, { state: 'open' });
    return presentLine(await findLine(tx, id), undefined);
  });
}
