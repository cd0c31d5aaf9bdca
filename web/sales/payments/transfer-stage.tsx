import { useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { TransferInstructions } from './pay-instructions.tsx';
import { ProofForm } from './proof-form.tsx';
import { SentProof } from './sent-proof.tsx';

type TransferProps = { payment: Payment; order: Order; isSent: boolean; onChanged: () => Promise<void> };

export function TransferStage({ payment, order, isSent, onChanged }: TransferProps) {
  const t = useTexts('payment');

  if (isSent) return <Sent key={payment.proof_sent_at} payment={payment} onChanged={onChanged} />;
  return (
    <>
      <TransferInstructions payment={payment} />
      <AwaitingPayment order={order} text={t('awaiting_transfer')} />
      <ProofForm paymentId={payment.id} onSent={onChanged} />
    </>
  );
}

/** Nothing is asked of the buyer now; a wrong file can still be replaced. */
function Sent({ payment, onChanged }: Pick<TransferProps, 'payment' | 'onChanged'>) {
  const t = useTexts('payment');
  const [sendsAnother, setSendsAnother] = useState(false);

  return (
    <>
      <Awaiting title={t('reviewing')}>{t('reviewing_text')}</Awaiting>
      {payment.proof && <SentProof payment={payment} proof={payment.proof} />}
      {sendsAnother ? (
        <ProofForm paymentId={payment.id} onSent={onChanged} />
      ) : (
        <div>
          <Button variant="secondary" onPress={() => setSendsAnother(true)}>
            {t('proof_another')}
          </Button>
        </div>
      )}
      <Disclosure title={t('transfer_data')}>
        <TransferInstructions payment={payment} />
      </Disclosure>
    </>
  );
}
