import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewPayment } from '#contract/sales/payments/calls.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { paymentDetailsQuery } from '../methods/payment-details-query.ts';
import { useStorePhone } from './use-store-phone.ts';

type Typed = { organizationId: number | null; phone: string; keepsPhone: boolean };

export type CheckoutPhone = ReturnType<typeof useCheckoutPhone>;

/** Which phone is asked to pay the order that the buyer is placing by push. Render `dialog` beside the form. */
export function useCheckoutPhone({ organizationId, phone, keepsPhone }: Typed, isPush: boolean) {
  const t = useTexts('express');
  const { mayStore, store, dialog } = useStorePhone(organizationId);
  const [usesOther, setUsesOther] = useState(phone !== '');
  // Without an answer, the buyer types the number.
  const details = useQuery({ ...paymentDetailsQuery(organizationId), enabled: isPush });
  const stored = usesOther ? null : (details.data?.results[0]?.express_phone_end ?? null);
  const push = isPush && stored === null ? { phone } : {};

  return {
    isLoading: isPush && details.isPending,
    /** The end of the stored number, unless the buyer uses another one. */
    stored,
    useOther: () => setUsesOther(true),
    mayStore,
    faults: isComplete(push) ? [] : [{ field: 'phone', message: t('phone_wrong') }],
    push,
    /** Whether the number is stored where the buyer wished it. */
    storeForLater: async () => !keepsPhone || !mayStore || push.phone === undefined || store(push.phone),
    dialog,
  };
}

/** Without a number, the stored one is used. */
function isComplete({ phone }: Pick<NewPayment, 'phone'>): boolean {
  return phone === undefined || expressPhone(phone) !== null;
}
