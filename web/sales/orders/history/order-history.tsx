import { useQuery } from '@tanstack/react-query';
import type { Order, OrderMoment } from '#contract/sales/orders/calls.ts';
import { cancelReasons } from '#contract/sales/orders/values.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { orderHistoryQuery } from '../order-queries.ts';
import styles from './order-page.module.css';

export function OrderHistory({ order }: { order: Order }) {
  const t = useTexts('order_history');
  const match = useQuery({ ...orderHistoryQuery(order.id), staleTime: 0 });

  if (match.data) {
    return (
      <ol className={styles.moments}>
        {match.data.results.map((moment, place) => (
          <Moment key={place} moment={moment} order={order} />
        ))}
      </ol>
    );
  }
  if (!match.error) return <SkeletonRows rows={3} label={t('history_loading')} />;
  return <NotLoaded query={match} level={3} title={t('history_not_loaded')} />;
}

function Moment({ moment, order }: { moment: OrderMoment; order: Order }) {
  const t = useTexts('order_history');
  const { locale } = useVisitor();
  const { day, time } = useDates();
  const { kind, at, by, method, amount_minor, reason } = moment;
  const amount = amount_minor === null ? '' : formatMoney(locale, { amount_minor, currency_id: order.currency_id });
  const whose = order.organization_id === null ? 'mine' : 'ours';
  const when = t('when', { day: day(at, operatorZone), time: time(at, operatorZone) });

  return (
    <li>
      <b>
        {t(`moment_${kind}`, {
          amount,
          slug: method ?? '',
          method: method ? t(`method_${method}`) : '',
          seats: seatsOf(order),
        })}
      </b>
      <br />
      <Caption>
        <time dateTime={at}>{when}</time>
        {by === 'system' ? '' : ` · ${t(`by_${by}`, { whose })}`}
      </Caption>
      {reason && (
        <>
          <br />
          <Caption>{isCode(reason) ? t('canceled_because', { why: reason, whose }) : reason}</Caption>
        </>
      )}
    </li>
  );
}

function seatsOf({ items }: Order): number {
  return items.reduce((sum, { kind, quantity }) => sum + (kind === 'service' ? 0 : quantity), 0);
}

function isCode(reason: string): boolean {
  return Object.values<string>(cancelReasons).includes(reason);
}
