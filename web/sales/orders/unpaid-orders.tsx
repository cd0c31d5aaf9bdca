import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState, type ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
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
import { isOverdue, unpaidOrders } from './model/unpaid-orders.ts';
import { unpaidOrdersQuery } from './order-queries.ts';
import styles from './unpaid-orders.module.css';

type UnpaidOrdersProps = {
  /** Only the most urgent one that is not overdue, as a summary, and nothing where they could not be loaded. */
  onlyFirst?: boolean;
};

export function UnpaidOrders({ onlyFirst = false }: UnpaidOrdersProps) {
  const userId = useUser()?.id ?? 0;
  const match = useQuery({ ...unpaidOrdersQuery(userId), enabled: userId > 0 });
  const [now] = useState(() => Date.now());
  const orders = unpaidOrders(match.data?.results ?? [], { now, withOverdue: !onlyFirst });

  if (match.isLoadingError) return !onlyFirst && <NotKnown query={match} />;
  if (orders.length === 0) return null;
  return (
    <Cards
      orders={orders}
      most={onlyFirst ? 1 : orders.length}
      now={now}
      onCanceled={async () => void (await match.refetch())}
    />
  );
}

type CardsProps = { orders: readonly Order[]; most: number; now: number; onCanceled: () => Promise<void> };

function Cards({ orders, most, now, onCanceled }: CardsProps) {
  const t = useTexts('order');
  const more = orders.length - most;

  return (
    <section aria-label={t('unpaid')}>
      <ul className={styles.list}>
        {orders.slice(0, most).map((order) => (
          <UnpaidOrder key={order.id} order={order} state={stateOf(order, now)} onCanceled={onCanceled}>
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

type State = 'to_pay' | 'in_review' | 'overdue';

function stateOf(order: Order, now: number): State {
  if (order.pay_by === null) return 'in_review';
  return isOverdue(order, now) ? 'overdue' : 'to_pay';
}

const tones = { to_pay: 'wait', in_review: 'info', overdue: 'bad' } as const;

type UnpaidOrderProps = { order: Order; state: State; onCanceled: () => Promise<void>; children: ReactNode };

function UnpaidOrder({ order, state, onCanceled, children }: UnpaidOrderProps) {
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
              <Badge tone={tones[state]}>{t(state)}</Badge>
            </p>
            <h2 id={id}>{items.map(({ title }) => title).join(' · ')}</h2>
            <p>
              <Link to="/profile/my-orders-history/$orderId" params={{ orderId: String(order.id) }}>
                <NoBreak>{t('order', { number })}</NoBreak>
              </Link>
            </p>
            {state === 'to_pay' && pay_by !== null && (
              <p>
                <b>{t('pay_until', { until: deadline(pay_by, pay_by_tz) })}</b>
              </p>
            )}
          </div>
          <Row>
            <ToPayment order={order} canBePaid={state === 'to_pay'} />
            {state !== 'in_review' && <CancelOrder order={order} onCanceled={onCanceled} />}
          </Row>
          {children}
        </div>
      </Panel>
    </li>
  );
}

function ToPayment({ order: { id, number, invoices }, canBePaid }: { order: Order; canBePaid: boolean }) {
  const t = useTexts('order');
  const params = { orderId: String(id), invoiceId: String(invoices.at(-1)?.id) };

  return (
    <Link
      to="/payment/$orderId/$invoiceId"
      params={params}
      className={buttonClass({ variant: canBePaid ? 'primary' : 'secondary' })}
      aria-label={t(canBePaid ? 'pay_named' : 'see_named', { number })}
    >
      {t(canBePaid ? 'pay_now' : 'see')}
    </Link>
  );
}
