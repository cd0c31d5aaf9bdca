import type { PaymentDetailChange, PaymentDetails } from '#contract/sales/payments/details.ts';
import type { Owner } from '#api/people/addresses/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findDetails, saveDetails, type DetailsChange } from './store.ts';

type Change = { change: PaymentDetailChange; saved: DetailsChange };

export function changeDetails(ctx: Ctx, owner: Owner, { change, saved }: Change): Promise<PaymentDetails> {
  return inTransaction(ctx, async (tx) => {
    const before = await findDetails(tx, owner);
    const after = await saveDetails(tx, owner, saved);
    if (isSet(saved) || (before && hadDetail(before, change))) {
      await emit(tx, 'payment_detail_changed', { ...owner, change, by_user_id: signedIn(tx).userId });
    }
    return after;
  });
}

function isSet(saved: DetailsChange): boolean {
  return Object.values(saved).every((value) => value !== null);
}

function hadDetail(before: PaymentDetails, change: PaymentDetailChange): boolean {
  return (change === 'iban_removed' ? before.refund_iban_end : before.express_phone_end) !== null;
}
