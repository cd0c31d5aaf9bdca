import { useState } from 'react';
import type { OpeningHours } from '#contract/rules/opening-hours.ts';
import { openingWords } from '#contract/rules/opening-words.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { cashDeskIn } from '#web/shared/cart/payment-offers.ts';
import { usePlaceOf } from '#web/shared/texts/place-of.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** `open` says in words when it is open. */
export type CashDesk = { address: string; open: string; hours: OpeningHours };

export function useCashDesk(): CashDesk | null {
  const t = useTexts('payment');
  const { locale } = useVisitor();
  const placeOf = usePlaceOf();
  const [now] = useState(() => new Date());
  const desk = cashDeskIn(useAppStart(({ settings }) => settings));
  if (!desk) return null;

  const { spans, closed } = openingWords(locale, desk.hours, now);
  const open = t('opening', {
    spans: spans.map((span) => t('opening_span', span)).join('; '),
    place: placeOf(desk.hours.zone),
    closed: closed || 'none',
  });
  return { address: textIn(desk.address, locale), open, hours: desk.hours };
}
