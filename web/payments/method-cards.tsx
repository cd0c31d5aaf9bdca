import { ArrowLeftRight, Banknote, ExternalLink, Landmark, Smartphone, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PaymentFlow, SiteOffer } from '#contract/payments/offers.ts';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { payByZone } from '#contract/rules/pay-by.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Stack } from '#web/shared/ui/layout.tsx';
import { earlierDeadline } from './model/earlier-deadline.ts';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { offersFor } from './offers-for.ts';
import { useCashDesk } from './use-cash-desk.ts';

const icons: Partial<Record<PaymentFlow, LucideIcon>> = {
  reference: Landmark,
  push: Smartphone,
  redirect: ExternalLink,
  manual: Banknote,
};

export type Bought = { start_at: string | null; registration_deadline: string | null; tz: string | null };

export type MethodCardsProps = {
  purchase: Purchase;
  /** The classes to pay for. */
  classes: readonly Bought[];
  value: SiteOffer | undefined;
  onChange: (offer: SiteOffer) => void;
  /** What the chosen way to pay still asks for. */
  children?: ReactNode;
};

/** Null for offers that are paid with money. */
export type CreditWords = (offer: SiteOffer) => { text: string; disabled: boolean; icon: LucideIcon } | null;

export function MethodCards(props: MethodCardsProps & { creditWords: CreditWords }) {
  const { purchase, classes, value, onChange, creditWords, children } = props;
  const t = useTexts('payment');
  const desk = useCashDesk();
  const timeFor = useTimeToPay(classes);
  const offers = offersFor(purchase);

  return (
    <RadioCards
      legend={t('how_to_pay')}
      legendHidden
      name="method"
      value={value?.name}
      onChange={(name) => {
        const offer = offers.find((each) => each.name === name);
        if (offer) onChange(offer);
      }}
      cards={offers.map((offer) => ({
        value: offer.name,
        title: t(`method_${offer.name}`),
        details: (
          <Stack>
            <Caption>{t(`method_${offer.name}_more`, { open: desk?.hours ?? '' })}</Caption>
            {children}
          </Stack>
        ),
        ...(creditWords(offer) ?? {
          text: `${t(`method_${offer.name}_text`, { address: desk?.address ?? '' })} ${timeFor(offer)}`,
          icon: offer.needsBankAccount ? ArrowLeftRight : icons[offer.flow],
        }),
      }))}
    />
  );
}

/** The hours of an offer, or the registration deadline that comes first. */
function useTimeToPay(classes: readonly Bought[]): (offer: SiteOffer) => string {
  const t = useTexts('payment');
  const deadline = useDeadline();
  const [now] = useState(() => Date.now());
  const deadlines = classes.map(({ registration_deadline }) => registration_deadline);
  const zone = payByZone(classes.map(({ tz }) => tz));

  return ({ hours, answerSeconds }) => {
    if (answerSeconds !== null) return t('confirm_within', { minutes: answerSeconds / 60 });
    const cut = earlierDeadline({ hours, deadlines, now });
    return cut === null ? t('within', { hours }) : t('until_closed', { until: deadline(cut, zone) });
  };
}
