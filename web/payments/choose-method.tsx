import { useState } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import type { Purchase } from '#contract/rules/offered-methods.ts';
import { builtInCurrencies } from '#contract/visitor-values.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { MethodChoice, offerCalled } from './method-choice.tsx';
import { startPayment } from './start-payment.ts';

type ChooseMethodProps = { order: Order; onStarted: () => Promise<void> };

export function ChooseMethod({ order, onStarted }: ChooseMethodProps) {
  const t = useTexts('payment');
  const purchase: Purchase = { country: null, currencyKey: keyOf(order.currency_id), buyer: 'person' };
  const [offer, setOffer] = useState(() => offerCalled('', purchase));
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
      <MethodChoice purchase={purchase} classes={order.items} value={offer} onChange={setOffer} />
      <div>
        <Button busy={busy} onPress={() => void start()}>
          {t('start')}
        </Button>
      </div>
    </Stack>
  );
}

function keyOf(currencyId: number): string {
  return Object.values(builtInCurrencies).find(({ id }) => id === currencyId)?.key ?? '';
}
