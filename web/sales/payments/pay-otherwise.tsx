import { Repeat } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

type PayOtherwiseProps = { order: Order; onStarted: () => Promise<void> };

// Most orders arrive with a started payment.
const Choice = lazy(async () => ({ default: (await import('./choose-method.tsx')).ChooseMethod }));

export function ChooseLater(choice: PayOtherwiseProps) {
  const t = useTexts('payment');

  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t('loading')} />}>
      <Choice {...choice} />
    </Suspense>
  );
}

export function PayOtherwise({ order, onStarted }: PayOtherwiseProps) {
  const t = useTexts('payment');
  const [isOpen, setIsOpen] = useState(false);
  const started = async () => {
    await onStarted();
    setIsOpen(false);
  };

  if (isOpen) return <ChooseLater order={order} onStarted={started} />;
  return (
    <Button variant="secondary" onPress={() => setIsOpen(true)}>
      <Icon of={Repeat} />
      {t('otherwise')}
    </Button>
  );
}
