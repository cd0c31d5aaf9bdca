import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import type { Payment } from '#contract/payments/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { AwaitingPayment } from './awaiting-payment.tsx';
import { ReferenceInstructions, TransferInstructions } from './pay-instructions.tsx';
import { pendingOf, type Stage } from './model/payment-stage.ts';
import { ProofForm } from './proof-form.tsx';

type PaymentStageViewProps = {
  stage: Stage;
  attempts: readonly Payment[];
  order: Order;
  choice: ReactNode;
  onChanged: () => Promise<void>;
};

export function PaymentStageView({ stage, attempts, order, choice, onChanged }: PaymentStageViewProps) {
  const t = useTexts('payment');
  const pending = pendingOf(attempts);

  if (stage === 'paid') return <Paid order={order} />;
  if (stage === 'refund') return <Alert tone="warning">{t('refund')}</Alert>;
  if (stage === 'canceled') return <Canceled />;
  if (stage === 'choose' || !pending) {
    return (
      <>
        <LastOutcome attempt={attempts[0]} />
        {choice}
      </>
    );
  }
  return <Pending stage={stage} payment={pending} onChanged={onChanged} />;
}

type PendingProps = { stage: Stage; payment: Payment; onChanged: () => Promise<void> };

function Pending({ stage, payment, onChanged }: PendingProps) {
  const t = useTexts('payment');

  if (stage === 'preparing') return <Awaiting title={t('preparing')}>{t('preparing_text')}</Awaiting>;
  if (stage === 'reference') return <ReferenceInstructions payment={payment} />;
  if (stage === 'cash') {
    return <AwaitingPayment payment={payment} text={t('awaiting_cash', { order: payment.reference ?? '' })} />;
  }
  if (stage === 'confirm') return <Confirm payment={payment} />;
  return <Transfer payment={payment} isSent={stage === 'review'} onChanged={onChanged} />;
}

function Confirm({ payment }: { payment: Payment }) {
  const t = useTexts('payment');

  return (
    <>
      <AwaitingPayment payment={payment} text={t('awaiting_confirmation')} />
      {payment.redirect_url && (
        <Row>
          <a className={buttonClass()} href={payment.redirect_url}>
            {t('to_provider')}
          </a>
        </Row>
      )}
    </>
  );
}

type TransferProps = { payment: Payment; isSent: boolean; onChanged: () => Promise<void> };

function Transfer({ payment, isSent, onChanged }: TransferProps) {
  const t = useTexts('payment');

  return (
    <>
      {isSent && <Awaiting title={t('reviewing')}>{t('reviewing_text')}</Awaiting>}
      <TransferInstructions payment={payment} />
      {!isSent && <AwaitingPayment payment={payment} text={t('awaiting_transfer')} />}
      <ProofForm key={payment.proof_sent_at} paymentId={payment.id} onSent={onChanged} />
    </>
  );
}

function Paid({ order: { status, items } }: { order: Order }) {
  const t = useTexts('payment');
  const services = items.filter(({ kind }) => kind === 'service');
  const hasCourses = services.length < items.length;
  const isDelivered = services.every(({ delivered_at }) => delivered_at !== null);

  return (
    <>
      <Alert tone="success" title={t('paid')} announce>
        {hasCourses && <p>{t(status === 'finalizada' ? 'fulfilled_text' : 'paid_text')}</p>}
        {services.length > 0 && <p>{t(isDelivered ? 'service_done_text' : 'service_due_text')}</p>}
      </Alert>
      {hasCourses && (
        <Row>
          <Link to="/profile/my-courses" className={buttonClass()}>
            {t('my_courses')}
          </Link>
        </Row>
      )}
    </>
  );
}

function Canceled() {
  const t = useTexts('payment');

  return (
    <>
      <Alert title={t('canceled')}>
        <p>{t('canceled_text')}</p>
      </Alert>
      <Row>
        <Link to="/courses" className={buttonClass({ variant: 'secondary' })}>
          {t('find_courses')}
        </Link>
      </Row>
    </>
  );
}

function LastOutcome({ attempt }: { attempt: Payment | undefined }) {
  const t = useTexts('payment');

  if (attempt?.status === 'declined') {
    return (
      <Alert tone="danger" title={t('declined')}>
        {attempt.decline_reason}
      </Alert>
    );
  }
  if (attempt?.status === 'timeout') return <Alert tone="warning">{t('timeout')}</Alert>;
  return null;
}
