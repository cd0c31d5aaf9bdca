import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { paymentOffers } from '#contract/sales/payments/offers.ts';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';
import { builtInCurrencies } from '#contract/visitor-values.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { MethodChoice, offerCalled } from './method-choice.tsx';
import { paymentsQuery } from './payment-queries.ts';
import { startPayment } from './start-payment.ts';
import type { CreditPurchase } from './use-credit.ts';

// Readers who pay another way do not load it.
const Push = lazy(async () => ({ default: (await import('./express/push-form.tsx')).PushForm }));

type ChooseMethodProps = { order: Order; onStarted: () => Promise<void> };

export function ChooseMethod({ order, onStarted }: ChooseMethodProps) {
  const t = useTexts('payment');
  const purchase = purchaseOf(order);
  const chosenBefore = useChosenBefore(order.id);
  const [offer, setOffer] = useState(() => offerCalled(chosenBefore, purchase));
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (!offer) return;
    setBusy(true);
    try {
      await startPayment(order, offer);
      await onStarted();
    } catch (failure) {
      setError(sentencesOf(failure)[0]?.message ?? t('not_started'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Stack>
      <h2>{t('how_to_pay')}</h2>
      {error && (
        <Alert tone="danger" announce>
          {error}
        </Alert>
      )}
      <MethodChoice
        purchase={purchase}
        credit={creditOf(order)}
        classes={order.items}
        value={offer}
        onChange={setOffer}
      >
        {offer?.flow === 'push' && (
          <Suspense fallback={<SkeletonRows rows={2} label={t('loading')} />}>
            <Push order={order} offer={offer} onStarted={onStarted} />
          </Suspense>
        )}
      </MethodChoice>
      {offer?.flow !== 'push' && (
        <div>
          <Button busy={busy} onPress={() => void start()}>
            {t('start')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** At the checkout, or for an attempt that was declined or has run out. */
function useChosenBefore(orderId: number): string {
  const { method } = useSearch({ from: '/payment/$orderId/$invoiceId' });
  const [latest] = useQuery(paymentsQuery(orderId)).data?.results ?? [];
  return (latest && offerBy(paymentOffers, latest)?.name) ?? method ?? '';
}

function purchaseOf({ tax_address, currency_id, organization_id }: Order): Purchase {
  const buyer = organization_id === null ? 'person' : 'organization';
  return { country: tax_address?.country ?? null, currencyKey: keyOf(currency_id), buyer };
}

function creditOf({ id, organization_id, currency_id, total_minor }: Order): CreditPurchase | null {
  if (organization_id === null) return null;
  return { organizationId: organization_id, currencyId: currency_id, amountMinor: total_minor, orderId: id };
}

function keyOf(currencyId: number): string {
  return Object.values(builtInCurrencies).find(({ id }) => id === currencyId)?.key ?? '';
}
