import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { sentencesOf } from '#web/shared/api/api-error.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';

type CancelOrderProps = { order: Order; onCanceled: () => Promise<void> };

export function CancelOrder({ order: { id, number }, onCanceled }: CancelOrderProps) {
  const t = useTexts('order');
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setIsBusy(true);
    try {
      await api().orders.cancelOrder({ data: [{ id }] });
      setIsOpen(false);
      await onCanceled();
    } catch (failure) {
      setError(sentencesOf(failure)[0]?.message ?? t('not_canceled'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setIsOpen(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('cancel_title')}
        closeLabel={t('keep')}
        actions={
          <>
            <Button variant="secondary" onPress={() => setIsOpen(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" busy={isBusy} onPress={() => void cancel()}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <p>
          <NoBreak>{t('order', { number })}</NoBreak>
        </p>
        <p>{t('cancel_text')}</p>
        {error && (
          <Alert tone="danger" announce>
            {error}
          </Alert>
        )}
      </Dialog>
    </>
  );
}
