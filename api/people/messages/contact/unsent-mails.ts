import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { deleteUnsentMail, sendMailAgain, type UnsentMove } from '#api/shared/mail/unsent-mail.ts';

type Reference = { id: number };

export function resendMail(ctx: Ctx, { id }: Reference): Promise<Reference> {
  return move(ctx, id, sendMailAgain);
}

export function discardMail(ctx: Ctx, { id }: Reference): Promise<Reference> {
  return move(ctx, id, deleteUnsentMail);
}

function move(ctx: Ctx, id: number, run: UnsentMove): Promise<Reference> {
  requireClaim(ctx, 'settings.edit');
  return inTransaction(ctx, async (tx) => {
    const result = await run(tx, id);
    if (result !== 'done') throw new Refusal(result === 'missing' ? 'not_found' : 'invalid_transition');
    return { id };
  });
}
