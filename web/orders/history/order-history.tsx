import { useQuery } from '@tanstack/react-query';
import type { Order, OrderMoment } from '#contract/orders/calls.ts';
import { cancelReasons } from '#contract/orders/values.ts';
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
  const found = useQuery({ ...orderHistoryQuery(order.id), staleTime: 0 });

  if (found.data) {
    return (
      <ol className={styles.moments}>
        {found.data.results.map((moment, place) => (
          <Moment key={place} moment={moment} currencyId={order.currency_id} />
        ))}
      </ol>
    );
  }
  if (!found.error) return <SkeletonRows rows={3} label={t('history_loading')} />;
  return <NotLoaded query={found} level={3} title={t('history_not_loaded')} />;
}

function Moment({ moment, currencyId }: { moment: OrderMoment; currencyId: number }) {
  const t = useTexts('order_history');
  const { locale } = useVisitor();
  const { day, time } = useDates();
  const { kind, at, by, method, amount_minor, reason } = moment;
  const amount = amount_minor === null ? '' : formatMoney(locale, { amount_minor, currency_id: currencyId });
  const when = t('when', { day: day(at, operatorZone), time: time(at, operatorZone) });

  return (
    <li>
      <b>{t(`moment_${kind}`, { amount, slug: method ?? '', method: method ? t(`method_${method}`) : '' })}</b>
      <br />
      <Caption>
        <time dateTime={at}>{when}</time>
        {by === 'system' ? '' : ` · ${t(`by_${by}`)}`}
      </Caption>
      {reason && (
        <>
          <br />
          <Caption>{isCode(reason) ? t('canceled_because', { why: reason }) : reason}</Caption>
        </>
      )}
    </li>
  );
}

function isCode(reason: string): boolean {
  return Object.values<string>(cancelReasons).includes(reason);
}
