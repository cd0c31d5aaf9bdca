import { useState, type FormEvent } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';

type RequestRefundProps = { order: Order; isOnAccount: boolean; onRequested: () => Promise<void> };

/** For a paid order; lines that were returned before are left out. */
export function RequestRefund({ order, isOnAccount, onRequested }: RequestRefundProps) {
  const t = useTexts('request_refund');
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        {t('request')}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('title')} closeLabel={t('close')}>
        <RefundForm
          order={order}
          isOnAccount={isOnAccount}
          onRequested={async () => {
            await onRequested();
            setIsOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

function RefundForm({ order: { id, items }, isOnAccount, onRequested }: RequestRefundProps) {
  const t = useTexts('request_refund');
  const lines = items.filter(({ refunded_at }) => refunded_at === null);
  const [chosen, setChosen] = useState(() => lines.map((line) => line.id));
  const { busy, errors, send, refuse } = useSending();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const written = new FormData(event.currentTarget).get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    if (chosen.length === 0) return refuse([{ message: t('nothing_chosen') }]);
    if (!reason) return refuse([{ message: t('reason_missing') }]);
    const isWhole = chosen.length === items.length;
    void send(async () => {
      await api().payments.requestRefund({
        data: [{ order_id: id, reason, ...(!isWhole && { order_item_ids: chosen }) }],
      });
      await onRequested();
    });
  };
  const toggle = (lineId: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, lineId] : before.filter((each) => each !== lineId)));

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p>{t(isOnAccount ? 'text_on_account' : 'text')}</p>
        {items.length > 1 &&
          lines.map((line) => (
            <CheckboxField
              key={line.id}
              label={line.title}
              checked={chosen.includes(line.id)}
              onChange={({ target }) => toggle(line.id, target.checked)}
            />
          ))}
        <TextArea label={t('reason')} name="reason" maxLength={500} rows={3} required />
        {errors[0] && (
          <Alert tone="danger" announce>
            {errors[0].message}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={busy}>
            {t('send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
