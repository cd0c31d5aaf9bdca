import { useState } from 'react';
import type { OpeningHours } from '#contract/rules/opening-hours.ts';
import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import { payByZone } from '#contract/rules/pay-by.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { timeToPay } from './model/time-to-pay.ts';

/** The classes to pay for. */
export type Bought = { start_at: string | null; registration_deadline: string | null; tz: string | null };

type Words = { text: string; disabled: boolean };

/** Until when each offer could be paid, and whether that is in time. */
export function useTimeToPay(classes: readonly Bought[], deskHours: OpeningHours | null): (offer: SiteOffer) => Words {
  const t = useTexts('payment');
  const deadline = useDeadline();
  const [now] = useState(() => Date.now());
  const deadlines = classes.map(({ registration_deadline }) => registration_deadline);
  const zone = payByZone(classes.map(({ tz }) => tz));

  return ({ hours, answerSeconds, needsCashDesk }) => {
    if (answerSeconds !== null) return { text: t('confirm_within', { minutes: answerSeconds / 60 }), disabled: false };
    const time = timeToPay({ hours, opening: needsCashDesk ? deskHours : null, deadlines, now });
    if (time.kind === 'hours') return { text: t('within', { hours }), disabled: false };
    if (time.kind === 'too_late') return { text: t('cash_too_late'), disabled: true };
    return { text: t(wordsOf[time.kind], { until: deadline(time.until, zone) }), disabled: false };
  };
}

const wordsOf = { desk: 'cash_until', closed: 'until_closed' } as const;
