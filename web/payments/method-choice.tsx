import { ArrowLeftRight, Banknote, Landmark, type LucideIcon } from 'lucide-react';
import { paymentOffers, type PaymentOffer } from '#contract/payments-values.ts';
import { offersNow } from '#web/shared/payment-offers.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import { RadioCards } from '#web/shared/ui/radio-cards.tsx';
import { offersIn } from './model/payment-stage.ts';

export type OfferedMethod = (typeof paymentOffers)[number]['method'];

const icons: Record<OfferedMethod, LucideIcon> = {
  multicaixa: Landmark,
  transferencia: ArrowLeftRight,
  numerario: Banknote,
};

type MethodChoiceProps = {
  currencyKey: string;
  value: PaymentOffer | undefined;
  onChange: (offer: PaymentOffer) => void;
};

/** How one would like to pay; what cannot be paid in the currency is not offered. */
export function MethodChoice({ currencyKey, value, onChange }: MethodChoiceProps) {
  const t = useTexts('payment');
  const offers = offersIn(offersNow(), currencyKey);

  return (
    <RadioCards
      legend={t('how_to_pay')}
      legendHidden
      name="method"
      value={value?.method}
      onChange={(method) => {
        const offer = offers.find((each) => each.method === method);
        if (offer) onChange(offer);
      }}
      cards={paymentOffers
        .filter(({ method }) => offers.some((offer) => offer.method === method))
        .map(({ method, hours }) => ({
          value: method,
          title: t(`method_${method}`),
          text: t(`method_${method}_text`, { hours }),
          icon: icons[method],
          inside: <Caption>{t(`method_${method}_more`)}</Caption>,
        }))}
    />
  );
}

/** The way that is chosen until one says otherwise. */
export function firstOffer(currencyKey: string): PaymentOffer | undefined {
  return offersIn(offersNow(), currencyKey)[0];
}
