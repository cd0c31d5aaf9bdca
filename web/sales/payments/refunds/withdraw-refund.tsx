import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { notify } from '#web/shared/ui/notify.ts';

type WithdrawRefundProps = { id: number; amount: string; onWithdrawn: () => Promise<void> };

/** For a request that nobody has answered yet. */
export function WithdrawRefund({ id, amount, onWithdrawn }: WithdrawRefundProps) {
  const t = useTexts('refunds');
  const [isOpen, setIsOpen] = useState(false);
  const { busy, errors, send } = useSending();
  const withdraw = async () => {
    const isDone = await send(() => api().payments.withdrawRefund({ data: [{ id }] }));
    // A request that was answered meanwhile is read again too.
    if (isDone) {
      setIsOpen(false);
      notify({ kind: 'success', messages: t('withdrawn_now') });
    }
    await onWithdrawn();
  };

  return (
    <>
      <Button variant="secondary" small onPress={() => setIsOpen(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('withdraw_title', { amount })}
        closeLabel={t('keep')}
        cancelLabel={t('keep')}
        confirmLabel={t('withdraw')}
        busy={busy}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => void withdraw()}
      >
        <p>{t('withdraw_text')}</p>
        {errors[0] && (
          <Alert tone="danger" announce>
            {errors[0].message}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
