import { Suspense } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption, Panel, Stack } from '#web/shared/ui/layout.tsx';
import { StatusLine } from '#web/shared/ui/status-line.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { stepsOf } from './model/order-steps.ts';
import styles from './order-aside.module.css';

const OrderAccepted = lazy(async () => ({ default: (await import('./order-accepted.tsx')).OrderAccepted }));

export function OrderAside({ order }: { order: Order }) {
  const t = useTexts('order');
  const { locale } = useVisitor();

  return (
    <aside>
      <Stack>
        <Panel title={t('where')}>
          <StatusLine
            label={t('where')}
            steps={stepsOf(order.status).map(({ step, state }) => ({ title: t(`step_${step}`), state }))}
          />
        </Panel>
        <Panel title={t('what')}>
          <ul className={styles.items}>
            {order.items.map((item) => (
              <OrderItem key={item.id} item={item} />
            ))}
          </ul>
          <p className={styles.total}>
            {t('total')}{' '}
            <b>{formatMoney(locale, { amount_minor: order.total_minor, currency_id: order.currency_id })}</b>
          </p>
        </Panel>
        <Suspense>
          <OrderAccepted order={order} />
        </Suspense>
      </Stack>
    </aside>
  );
}

function OrderItem({ item }: { item: Order['items'][number] }) {
  const { title, start_at, tz, city, quantity, kind, delivered_at, gift } = item;
  const t = useTexts('order');
  const { fullDay } = useDates();
  const bought =
    kind === 'service' ? t(delivered_at ? 'service_done' : 'service_due') : t('seats', { seats: quantity });
  const facts = [
    start_at && fullDay(start_at, tz ?? undefined),
    city,
    bought,
    gift && t('gift_for', { to: gift.name || gift.email }),
  ];

  return (
    <li>
      {title}
      <br />
      <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
    </li>
  );
}
