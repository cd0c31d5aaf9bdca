import { Suspense } from 'react';
import type { SiteOffer } from '#contract/sales/payments/offers.ts';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { MethodCards, type MethodCardsProps } from './method-cards.tsx';
import { offersFor } from './offers-for.ts';
import type { CreditPurchase } from './use-credit.ts';

// Only organizations buy on account.
const OnCredit = lazy(async () => ({ default: (await import('./credit-choice.tsx')).CreditChoice }));

/** `credit` is null for persons. */
type MethodChoiceProps = MethodCardsProps & { credit: CreditPurchase | null };

export function MethodChoice({ credit, ...cards }: MethodChoiceProps) {
  const t = useTexts('payment');

  if (!credit) return <MethodCards {...cards} creditWords={() => null} />;
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t('loading')} />}>
      <OnCredit {...cards} credit={credit} />
    </Suspense>
  );
}

/** The first one where none has this name. */
export function offerCalled(name: string, purchase: Purchase): SiteOffer | undefined {
  const offers = offersFor(purchase);
  return offers.find((offer) => offer.name === name) ?? offers[0];
}
