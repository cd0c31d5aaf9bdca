import type { Order } from '#contract/orders/calls.ts';
import type { Payment } from '#contract/payments/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { TransferInstructions } from './pay-instructions.tsx';
import { ProofForm } from './proof-form.tsx';

type TransferProps = { payment: Payment; order: Order; isSent: boolean; onChanged: () => Promise<void> };

export function TransferStage({ payment, order, isSent, onChanged }: TransferProps) {
  const t = useTexts('payment');

  return (
    <>
      {isSent && <Awaiting title={t('reviewing')}>{t('reviewing_text')}</Awaiting>}
      <TransferInstructions payment={payment} />
      {!isSent && <AwaitingPayment order={order} text={t('awaiting_transfer')} />}
      <ProofForm key={payment.proof_sent_at} paymentId={payment.id} onSent={onChanged} />
    </>
  );
}
