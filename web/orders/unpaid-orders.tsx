import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import type { Order } from '#contract/orders/calls.ts';
import { useDeadline } from '#web/shared/api/deadline.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Badge } from '#web/shared/ui/badge.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { NoBreak, Panel, Row } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { CancelOrder } from './cancel-order.tsx';
import { unpaidOrders } from './model/unpaid-orders.ts';
import { unpaidOrdersQuery } from './order-queries.ts';
import styles from './unpaid-orders.module.css';

type UnpaidOrdersProps = {
  /** Only the most urgent one, as a summary, and nothing where they could not be loaded. */
  onlyFirst?: boolean;
};

export function UnpaidOrders({ onlyFirst = false }: UnpaidOrdersProps) {
  const userId = useUser()?.id ?? 0;
  const found = useQuery({ ...unpaidOrdersQuery(userId), enabled: userId > 0 });
  const [now] = useState(() => Date.now());
  const orders = unpaidOrders(found.data?.results ?? [], now);

  if (found.isLoadingError) return !onlyFirst && <NotKnown query={found} />;
  if (orders.length === 0) return null;
  return (
    <Cards orders={orders} most={onlyFirst ? 1 : orders.length} onCanceled={async () => void (await found.refetch())} />
  );
}

type CardsProps = { orders: readonly Order[]; most: number; onCanceled: () => Promise<void> };

function Cards({ orders, most, onCanceled }: CardsProps) {
  const t = useTexts('order');
  const more = orders.length - most;

  return (
    <section aria-label={t('unpaid')}>
      <ul className={styles.list}>
        {orders.slice(0, most).map((order) => (
          <UnpaidOrder key={order.id} order={order} onCanceled={onCanceled}>
            {more > 0 && <Link to="/profile/my-courses">{t('more_unpaid', { count: more })}</Link>}
          </UnpaidOrder>
        ))}
      </ul>
    </section>
  );
}

type NotKnownProps = { query: { isFetching: boolean; refetch: () => Promise<unknown> } };

function NotKnown({ query: { isFetching, refetch } }: NotKnownProps) {
  const t = useTexts('order');
  const site = useTexts('site');

  return (
    <Alert tone="warning">
      <p>{t('unpaid_not_loaded')}</p>
      <Button variant="secondary" small busy={isFetching} onPress={() => void refetch()}>
        {site('retry')}
      </Button>
    </Alert>
  );
}

type UnpaidOrderProps = { order: Order; onCanceled: () => Promise<void>; children: ReactNode };

function UnpaidOrder({ order, onCanceled, children }: UnpaidOrderProps) {
  const t = useTexts('order');
  const { locale } = useVisitor();
  const deadline = useDeadline();
  const id = useId();
  const { number, items, total_minor, currency_id, pay_by, pay_by_tz } = order;

  return (
    <li aria-labelledby={id}>
      <Panel>
        <div className={styles.card}>
          <div className={styles.text}>
            <p className={styles.amount}>
              {formatMoney(locale, { amount_minor: total_minor, currency_id })}{' '}
              <Badge tone={pay_by === null ? 'info' : 'wait'}>{t(pay_by === null ? 'in_review' : 'to_pay')}</Badge>
            </p>
            <h2 id={id}>{items.map(({ title }) => title).join(' · ')}</h2>
            <p>
              <NoBreak>{t('order', { number })}</NoBreak>
            </p>
            {pay_by !== null && (
              <p>
                <b>{t('pay_until', { until: deadline(pay_by, pay_by_tz) })}</b>
              </p>
            )}
          </div>
          <Row>
            <ToPayment order={order} />
            {pay_by !== null && <CancelOrder order={order} onCanceled={onCanceled} />}
          </Row>
          {children}
        </div>
      </Panel>
    </li>
  );
}

function ToPayment({ order: { id, number, invoices, pay_by } }: { order: Order }) {
  const t = useTexts('order');
  const params = { orderId: String(id), invoiceId: String(invoices.at(-1)?.id) };

  return (
    <Link
      to="/payment/$orderId/$invoiceId"
      params={params}
      className={buttonClass({ variant: pay_by === null ? 'secondary' : 'primary' })}
      aria-label={t(pay_by === null ? 'see_named' : 'pay_named', { number })}
    >
      {t(pay_by === null ? 'see' : 'pay_now')}
    </Link>
  );
}
