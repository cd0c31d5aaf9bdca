import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { addressLine } from '#web/people/addresses/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Panel, Stack } from '#web/shared/ui/layout.tsx';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import { PageHead } from '#web/shared/ui/page.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSummary } from './order-summary.tsx';
import { listPaths, type Whose } from './paths.ts';
import styles from './order-page.module.css';

type OrderPageProps = {
  whose: Whose;
  order: Order;
  /** What the buyer has to know before all else. */
  notices: ReactNode;
  /** What was asked back, and what became of it. */
  refunds: ReactNode;
  /** What the order costs less what was returned, and what can be done with it. */
  actions: ReactNode;
  /** What became of the courses that were given; null where none were. */
  gifts: ReactNode;
  payments: ReactNode;
  documents: ReactNode;
};

export function OrderPage({ whose, order, notices, ...parts }: OrderPageProps) {
  const t = useTexts('order_history');
  const site = useTexts('site');
  const { fullDay } = useDates();
  const { refunds, actions, gifts, payments, documents } = parts;
  const { number, placed_at, buyer_name } = order;

  return (
    <Stack wide>
      <PageHead
        title={<OrderNumbers in={t('order', { number })} />}
        lead={t('placed_by', { day: fullDay(placed_at, operatorZone), name: buyer_name })}
        path={
          <Breadcrumb label={site('path')}>
            <Link to={listPaths[whose]}>{t(`title_${whose}`)}</Link>
            <OrderNumbers in={number} />
          </Breadcrumb>
        }
      />
      <div className={styles.beside}>
        <Stack wide>
          {notices}
          <OrderSummary order={order} refunds={refunds}>
            {actions}
          </OrderSummary>
          <Part title={t('lines')}>
            <OrderLines order={order} />
          </Part>
          {gifts && <Part title={t('gifts')}>{gifts}</Part>}
          <Part title={t('payments')}>{payments}</Part>
        </Stack>
        <Stack>
          <Panel title={t('history')}>
            <OrderHistory order={order} />
          </Panel>
          <Panel title={t('documents')}>{documents}</Panel>
          <Panel title={t('invoice_to')}>
            <InvoiceTo order={order} />
            {order.buyer_reference && <p>{t('buyer_reference', { number: order.buyer_reference })}</p>}
          </Panel>
        </Stack>
      </div>
    </Stack>
  );
}

function InvoiceTo({ order: { tax_address: address, buyer_name } }: { order: Order }) {
  const t = useTexts('order_history');

  const { locale } = useVisitor();
  if (!address) {
    return (
      <p>
        {buyer_name}
        <br />
        {t('final_consumer')}
      </p>
    );
  }
  const { name, tax_id, street = '', postal_code = '', city = '', region = '', country, email } = address;
  const line = addressLine({ street, postal_code, city, region, country }, locale);
  const lines = [name, tax_id && t('tax_id', { tax_id }), line, email];
  return (
    <ul className={styles.address}>
      {lines.filter(Boolean).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
