import { ArrowLeftRight, Banknote, ExternalLink, Landmark, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaymentFlow, SiteOffer } from '#contract/sales/payments/offers.ts';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Stack } from '#web/shared/ui/layout.tsx';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { offersFor } from './offers-for.ts';
import { useCashDesk } from './use-cash-desk.ts';
import { useTimeToPay, type Bought } from './use-time-to-pay.ts';

const icons: Partial<Record<PaymentFlow, LucideIcon>> = {
  reference: Landmark,
  push: Smartphone,
  redirect: ExternalLink,
  manual: Banknote,
};

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
  const timeFor = useTimeToPay(classes, desk?.hours ?? null);
  const offers = offersFor(purchase);
  const moneyWords = (offer: SiteOffer) => {
    const { text, disabled } = timeFor(offer);
    const how = t(`method_${offer.name}_text`, { address: desk?.address ?? '' });
    return { text: `${how} ${text}`, disabled, icon: offer.needsBankAccount ? ArrowLeftRight : icons[offer.flow] };
  };

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
            <Caption>{t(`method_${offer.name}_more`, { open: desk?.open ?? '' })}</Caption>
            {children}
          </Stack>
        ),
        ...(creditWords(offer) ?? moneyWords(offer)),
      }))}
    />
  );
}
