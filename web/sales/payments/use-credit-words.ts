import { CalendarClock, FileCheck } from 'lucide-react';
import { useState } from 'react';
import type { CreditStanding } from '#contract/sales/accounts/calls.ts';
import type { CreditKind } from '#contract/rules/credit.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CreditWords } from './method-cards.tsx';
import { reservationDue } from './model/reservation-due.ts';
import type { Credit } from './use-credit.ts';
import type { Bought } from './use-time-to-pay.ts';

/** What a way to pay on account says to this buyer, and whether it can be chosen; null for offers paid with money. */
export function useCreditWords({ standing, hasFailed }: Credit, classes: readonly Bought[]): CreditWords {
  const t = useTexts('payment');
  const { locale } = useVisitor();
  const { fullDay } = useDates();
  const [now] = useState(() => Date.now());

  function available(kind: CreditKind, { headroom_minor, currency_id, payment_terms_days: days }: CreditStanding) {
    const due = kind === 'contract' ? null : reservationDue({ days, classes, now });
    if (due !== null && due <= now) return { text: t('credit_too_late'), disabled: true };
    const words = due === null ? t('credit_contract', { days }) : t('credit_reservation', { day: day(due) });
    if (headroom_minor === null) return { text: words, disabled: false };
    const amount = formatMoney(locale, { amount_minor: headroom_minor, currency_id });
    return { text: `${words} ${t('credit_left', { amount })}`, disabled: false };
  }

  const day = (moment: number) => fullDay(new Date(moment).toISOString(), operatorZone);

  function wordsFor(kind: CreditKind): { text: string; disabled: boolean } {
    if (!standing) return { text: t(hasFailed ? 'credit_unknown' : 'credit_loading'), disabled: true };
    const { why, missing_minor } = standing[kind];
    if (why === null) return available(kind, standing);
    const missing = formatMoney(locale, { amount_minor: missing_minor, currency_id: standing.currency_id });
    return { text: t('credit_why', { why, missing }), disabled: true };
  }

  return (offer) => {
    const kind = creditKindOf(offer);
    return kind && { ...wordsFor(kind), icon: kind === 'contract' ? FileCheck : CalendarClock };
  };
}
