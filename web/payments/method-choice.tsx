import { ArrowLeftRight, Banknote, ExternalLink, Landmark, Smartphone, type LucideIcon } from 'lucide-react';
import type { PaymentFlow, SiteOffer } from '#contract/payments/offers.ts';
import { offersNow } from '#web/shared/cart/payment-offers.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { offersIn } from './model/payment-stage.ts';

const icons: Record<PaymentFlow, LucideIcon> = {
  reference: Landmark,
  push: Smartphone,
  redirect: ExternalLink,
  manual: Banknote,
};

type MethodChoiceProps = {
  currencyKey: string;
  value: SiteOffer | undefined;
  onChange: (offer: SiteOffer) => void;
};

export function MethodChoice({ currencyKey, value, onChange }: MethodChoiceProps) {
  const t = useTexts('payment');
  const offers = offersIn(offersNow(), currencyKey);

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
        text: t(`method_${offer.name}_text`, { hours: offer.hours }),
        icon: offer.needsBankAccount ? ArrowLeftRight : icons[offer.flow],
        details: <Caption>{t(`method_${offer.name}_more`)}</Caption>,
      }))}
    />
  );
}

export function offerCalled(name: string, currencyKey: string): SiteOffer | undefined {
  const offers = offersIn(offersNow(), currencyKey);
  return offers.find((offer) => offer.name === name) ?? offers[0];
}

export function firstOffer(currencyKey: string): SiteOffer | undefined {
  return offersIn(offersNow(), currencyKey)[0];
}
