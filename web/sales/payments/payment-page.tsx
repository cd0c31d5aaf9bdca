import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Row, Stack } from '#web/shared/ui/layout.tsx';
import { Page, PageHead, WithAside } from '#web/shared/ui/page.tsx';
import { OrderNumbers } from '#web/shared/ui/order-numbers.tsx';
import { isFinal, type Stage } from './model/payment-stage.ts';

type PaymentPageProps = {
  order: Order;
  stage: Stage;
  aside: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

export function PaymentPage({ order, stage, aside, actions, children }: PaymentPageProps) {
  const t = useTexts('payment');
  const site = useTexts('site');
  const { fullDay } = useDates();
  const { number, placed_at } = order;

  return (
    <Page>
      <PageHead
        title={t(`title_${titleOf(stage, order)}`)}
        lead={<OrderNumbers in={t('lead', { number, day: fullDay(placed_at, operatorZone) })} />}
        path={
          <Breadcrumb label={site('path')}>
            {order.organization_id === null ? (
              <Link to="/profile/my-orders-history">{t('orders_mine')}</Link>
            ) : (
              <Link to="/profile/our-orders-history">{t('orders_ours')}</Link>
            )}
            <OrderNumbers in={t('order', { number })} />
          </Breadcrumb>
        }
      />
      <WithAside aside={aside}>
        <Stack wide>
          {children}
          {actions && <Row>{actions}</Row>}
        </Stack>
      </WithAside>
    </Page>
  );
}

type Title = 'paid' | 'free' | 'approved' | 'canceled' | 'review' | 'approval' | 'reserved' | 'open';

function titleOf(stage: Stage, { total_minor }: Order): Title {
  if (stage === 'paid') return total_minor === 0 ? 'free' : 'paid';
  if (stage === 'approved') return stage;
  if (isFinal(stage)) return 'canceled';
  return stage === 'review' || stage === 'approval' || stage === 'reserved' ? stage : 'open';
}
