import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { api } from '#web/shared/api.ts';
import { sentencesOf } from '#web/shared/api-error.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type CancelOrderProps = { order: Order; onCanceled: () => Promise<void> };

/** Gives an unpaid order up, once the buyer has said so twice. */
export function CancelOrder({ order: { id, number }, onCanceled }: CancelOrderProps) {
  const t = useTexts('order');
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setIsBusy(true);
    try {
      await api().orders.cancelOrder({ data: [{ id }] });
      setIsAsking(false);
      await onCanceled();
    } catch (failure) {
      setError(sentencesOf(failure)[0]?.message ?? t('not_canceled'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setIsAsking(true)}>
        {t('cancel')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('cancel_title', { number })}
        closeLabel={t('keep')}
        actions={
          <>
            <Button variant="secondary" onPress={() => setIsAsking(false)}>
              {t('keep')}
            </Button>
            <Button variant="danger" busy={isBusy} onPress={() => void cancel()}>
              {t('cancel')}
            </Button>
          </>
        }
      >
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
