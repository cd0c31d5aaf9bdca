import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { FormErrors } from '#web/shared/ui/form-errors.tsx';
import { Caption, Row, Stack } from '#web/shared/ui/layout.tsx';
import { Awaiting } from '#web/shared/ui/status-line.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { SandboxLink } from '../sandbox-link.tsx';
import { paymentsQuery } from '../payment-queries.ts';
import { startPayment } from '../start-payment.ts';
import { clockText, mayResend, secondsLeft } from './model/time-left.ts';
import styles from './push-stage.module.css';

type PushStageProps = { payment: Payment; order: Order; onChanged: () => Promise<void> };

/** While the buyer is asked on the phone, and until the answer is known or another request is sent. */
export function PushStage({ payment, order, onChanged }: PushStageProps) {
  const t = useTexts('express');
  const words = useTexts('payment');
  const { locale } = useVisitor();
  const { dataUpdatedAt } = useQuery(paymentsQuery(order.id));
  const left = useSecondsLeft(payment.confirm_within_ms ?? 0, dataUpdatedAt);
  const amount = formatMoney(locale, payment);

  if (left === 0) {
    return (
      <Stack>
        <Alert tone="warning" title={t('expired')} announce>
          {t('expired_text')}
        </Alert>
        <Resend payment={payment} order={order} onChanged={onChanged} />
      </Stack>
    );
  }
  return (
    <Stack>
      <InView />
      {payment.push_sent ? (
        <Awaiting title={t('confirm')}>{t('confirm_text', { amount, end: payment.phone_end ?? '' })}</Awaiting>
      ) : (
        <Awaiting title={t('sending')}>{t('sending_text')}</Awaiting>
      )}
      <p className={styles.left} role="timer">
        {t('left', { time: clockText(left) })}
      </p>
      {payment.sandbox_url && (
        <SandboxLink text={words('sandbox_phone_text')} link={words('sandbox_phone')} url={payment.sandbox_url} />
      )}
      {mayResend(payment, left) && (
        <>
          <Caption>{t('resend_hint')}</Caption>
          <Resend payment={payment} order={order} onChanged={onChanged} />
        </>
      )}
    </Stack>
  );
}

/** The form that sent the request was below a long choice, so what follows may be out of view. */
function InView() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return <div ref={top} className={styles.top} />;
}

function Resend({ payment, order, onChanged }: PushStageProps) {
  const t = useTexts('express');
  const { busy, errors, attempt, send } = useSending();
  const resend = () =>
    send(async () => {
      await startPayment(order, payment, { is_repeated: true });
      await onChanged();
    });

  return (
    <div>
      <FormErrors title={t('not_sent')} errors={errors} attempt={attempt} />
      <Row>
        <Button variant="secondary" busy={busy} onPress={() => void resend()}>
          {t('resend')}
        </Button>
      </Row>
    </div>
  );
}

/** Counts by this clock from when the server answered, so that a wrong clock does not matter. */
function useSecondsLeft(withinMs: number, answeredAt: number): number {
  const until = answeredAt + withinMs;
  const [now, setNow] = useState(answeredAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const clock = setInterval(tick, 1_000);
    return () => clearInterval(clock);
  }, [answeredAt]);
  return secondsLeft(until, now);
}
