import { Link } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { AwaitingPayment, PayBy } from './awaiting-payment.tsx';
import { CashInstructions, ReferenceInstructions } from './pay-instructions.tsx';
import { canBePaid, pendingOf, type Stage } from './model/payment-stage.ts';

// Readers who pay another way load neither the form of the proof nor its file field.
const Transfer = lazy(async () => ({ default: (await import('./transfer-stage.tsx')).TransferStage }));

const Push = lazy(async () => ({ default: (await import('./express/push-stage.tsx')).PushStage }));

// Only organizations buy on account.
const OnAccount = lazy(async () => ({ default: (await import('./on-account-stage.tsx')).OnAccountStage }));

const Approved = lazy(async () => ({ default: (await import('./on-account-stage.tsx')).ApprovedStage }));

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
  if (stage === 'approved') {
    return (
      <Suspense fallback={<SkeletonRows rows={3} label={t('loading')} />}>
        <Approved order={order} />
      </Suspense>
    );
  }
  if (stage === 'refund') return <Alert tone="warning">{t('refund')}</Alert>;
  if (stage === 'canceled') return <Canceled />;
  if (stage === 'choose' || !pending) {
    return (
      <>
        <LastOutcome attempt={attempts[0]} />
        <Choose order={order}>{choice}</Choose>
      </>
    );
  }
  return <Pending stage={stage} payment={pending} order={order} onChanged={onChanged} />;
}

/** A class may close for registrations before the order expires. */
function Choose({ order, children }: { order: Order; children: ReactNode }) {
  const t = useTexts('payment');
  const [now] = useState(() => Date.now());

  if (!canBePaid(order, now)) return <Alert title={t('closed')}>{t('closed_text')}</Alert>;
  return (
    <>
      <p>
        <PayBy order={order} words="choose_by" />
      </p>
      <p>{t('choose_by_more')}</p>
      {children}
    </>
  );
}

type PendingProps = { stage: Stage; payment: Payment; order: Order; onChanged: () => Promise<void> };

function Pending({ stage, payment, order, onChanged }: PendingProps) {
  const t = useTexts('payment');

  if (stage === 'preparing') return <Awaiting title={t('preparing')}>{t('preparing_text')}</Awaiting>;
  if (stage === 'reference') return <ReferenceInstructions payment={payment} order={order} />;
  if (stage === 'cash') return <CashInstructions payment={payment} order={order} />;
  if (stage === 'confirm') return <Confirm payment={payment} order={order} />;
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t('loading')} />}>
      {stage === 'push' ? (
        <Push key={payment.id} payment={payment} order={order} onChanged={onChanged} />
      ) : stage === 'approval' || stage === 'reserved' ? (
        <OnAccount stage={stage} payment={payment} order={order} />
      ) : (
        <Transfer payment={payment} order={order} isSent={stage === 'review'} onChanged={onChanged} />
      )}
    </Suspense>
  );
}

function Confirm({ payment, order }: { payment: Payment; order: Order }) {
  const t = useTexts('payment');

  return (
    <>
      <AwaitingPayment order={order} text={t('awaiting_confirmation')} />
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

function Paid({ order: { status, items, total_minor } }: { order: Order }) {
  const t = useTexts('payment');
  const services = items.filter(({ kind }) => kind === 'service');
  const hasCourses = services.length < items.length;
  const isDelivered = services.every(({ delivered_at }) => delivered_at !== null);

  return (
    <>
      <Alert tone="success" title={t(total_minor === 0 ? 'free' : 'paid')} announce>
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
      <Alert tone="danger" title={t(attempt.refusal ? 'not_paid' : 'declined')}>
        {attempt.decline_reason}
      </Alert>
    );
  }
  if (attempt?.status === 'timeout') return <Alert tone="warning">{attempt.decline_reason ?? t('timeout')}</Alert>;
  return null;
}
