import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { cancelReasons } from '#contract/sales/orders/values.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Muted, Panel, Row } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { awaitsGifts, paymentStateOf, refundStateOf, toneOf, type PaymentState } from '../model/order-state.ts';
import { orderHistoryQuery } from '../order-queries.ts';
import styles from './order-page.module.css';

type OrderSummaryProps = {
  order: Order;
  /** What was asked back, and what became of it. */
  refunds: ReactNode;
  children: ReactNode;
};

export function OrderSummary({ order, refunds, children }: OrderSummaryProps) {
  const t = useTexts('order_history');
  const { locale } = useVisitor();
  const [now] = useState(() => Date.now());
  const state = paymentStateOf(order, now);
  const shown = refundStateOf(order) ?? state;
  const isDue = state === 'to_pay' || state === 'in_review' || state === 'overdue';

  return (
    <Panel>
      <div className={styles.summary}>
        <p>
          <Badge tone={toneOf[shown]}>{t(`state_${shown}`)}</Badge>
        </p>
        <p>
          <Muted>{t(isDue ? 'total_due' : 'total')}</Muted>
        </p>
        <p className={styles.total}>
          {formatMoney(locale, { amount_minor: order.total_minor, currency_id: order.currency_id })}
        </p>
        {shown === state && <WhatNow order={order} state={state} />}
        {refunds}
        <Row>{children}</Row>
      </div>
    </Panel>
  );
}

function WhatNow({ order, state }: { order: Order; state: PaymentState }) {
  const t = useTexts('order_history');
  const deadline = useDeadline();
  const { pay_by, pay_by_tz } = order;

  if (state === 'to_pay') {
    return (
      <Alert tone="warning">{pay_by !== null && <b>{t('pay_until', { until: deadline(pay_by, pay_by_tz) })}</b>}</Alert>
    );
  }
  if (state === 'refunded') return <Returned order={order} />;
  if (state === 'canceled')
    return <Alert>{t('canceled_because', { why: whyCanceled(order), whose: whoseIs(order) })}</Alert>;
  if (state === 'paid' || state === 'fulfilled') return <Alert>{t(wordsOfPaid(order, state))}</Alert>;
  return <Alert tone={state === 'overdue' ? 'warning' : 'info'}>{t(`now_${state}`)}</Alert>;
}

function wordsOfPaid({ items, total_minor }: Order, state: 'paid' | 'fulfilled') {
  if (state === 'paid' && awaitsGifts(items)) return 'now_gifts';
  return total_minor === 0 ? (`free_${state}` as const) : (`now_${state}` as const);
}

function Returned({ order }: { order: Order }) {
  const t = useTexts('order_history');
  const { data } = useQuery(orderHistoryQuery(order.id));
  if (!data) return null;
  const isCredited = data.results.some(({ kind }) => kind === 'refund_credited');
  return <Alert>{t(isCredited ? 'now_credited' : 'now_refunded')}</Alert>;
}

function whoseIs({ organization_id }: Order): 'mine' | 'ours' {
  return organization_id === null ? 'mine' : 'ours';
}

/** Reasons that somebody wrote stay in the history. */
function whyCanceled({ cancel_reason }: Order): string {
  return Object.values<string | null>(cancelReasons).includes(cancel_reason) ? String(cancel_reason) : 'other';
}
