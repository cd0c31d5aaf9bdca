import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { stateOf, toneOf } from '../model/order-state.ts';
import { orderPaths, type Whose } from './paths.ts';
import styles from './orders.module.css';

type OrderRowProps = { whose: Whose; order: Order; now: number };

export function OrderRow({ whose, order, now }: OrderRowProps) {
  const t = useTexts('order_history');
  const { locale } = useVisitor();
  const { dayOfMonth, month, fullDay } = useDates();
  const deadline = useDeadline();
  const id = useId();
  const { number, items, placed_at, total_minor, currency_id, pay_by, pay_by_tz, buyer_name } = order;
  const state = stateOf(order, now);
  const seats = items.reduce((sum, { kind, quantity }) => sum + (kind === 'service' ? 0 : quantity), 0);

  return (
    <li className={styles.row} aria-labelledby={id}>
      <p className={styles.day} title={fullDay(placed_at, operatorZone)}>
        <b>
          <NoBreak>
            {dayOfMonth(placed_at, operatorZone)} {month(placed_at, operatorZone)}
          </NoBreak>
        </b>{' '}
        <span>{placed_at.slice(0, 4)}</span>
      </p>
      <div className={styles.words}>
        <h2 id={id}>
          <Link to={orderPaths[whose]} params={{ orderId: String(order.id) }}>
            {t('titles', { title: items[0]?.title ?? '', more: items.length - 1 })}
          </Link>
        </h2>
        <p className={styles.facts}>
          <NoBreak>{t('order', { number })}</NoBreak>
          {seats > 0 && ` · ${t('seats', { seats })}`}
          {whose === 'ours' && ` · ${buyer_name}`}
        </p>
        <p className={styles.facts}>
          <Badge tone={toneOf[state]}>{t(`state_${state}`)}</Badge>{' '}
          {state === 'to_pay' && pay_by !== null && t('until', { until: deadline(pay_by, pay_by_tz) })}
        </p>
      </div>
      <div className={styles.due}>
        <p className={styles.amount}>{formatMoney(locale, { amount_minor: total_minor, currency_id })}</p>
        {state === 'to_pay' && <PayNow order={order} />}
      </div>
    </li>
  );
}

function PayNow({ order: { id, number, invoices } }: { order: Order }) {
  const t = useTexts('order_history');
  const invoice = invoices.findLast(({ kind }) => kind === 'PF');

  if (!invoice) return null;
  return (
    <Link
      to="/payment/$orderId/$invoiceId"
      params={{ orderId: String(id), invoiceId: String(invoice.id) }}
      className={buttonClass()}
      aria-label={t('pay_named', { number })}
    >
      {t('pay_now')}
    </Link>
  );
}
