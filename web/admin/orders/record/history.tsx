import { useQuery } from '@tanstack/react-query';
import type { Order, OrderMoment } from '#contract/sales/orders/calls.ts';
import { cancelReasons } from '#contract/sales/orders/values.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useMoney } from '#web/shared/texts/format.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NounLink } from '../../frame/noun-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import styles from '../../frame/record/record-parts.module.css';
import { momentsQuery } from '../order-queries.ts';

/** What happened to the order, newest first, and who did it. */
export function History({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const query = useQuery(momentsQuery(order.id));

  return (
    <Part id="history" title={t('part_history')}>
      <Loaded query={query} loading={t('loading_history')} failed={t('history_not_loaded')}>
        {({ results }) => (
          <ol className={styles.history}>
            {results.toReversed().map((moment, place) => (
              <Moment key={results.length - place} moment={moment} order={order} />
            ))}
          </ol>
        )}
      </Loaded>
    </Part>
  );
}

function Moment({ moment, order }: { moment: OrderMoment; order: Order }) {
  const t = useTexts('desk_orders');
  const words = useTexts('order_history');
  const desk = useTexts('desk');
  const money = useMoney();
  const { short } = useMoments();
  const { kind, at, user, method, amount_minor, reason } = moment;
  const amount = amount_minor === null ? '' : money({ amount_minor, currency_id: order.currency_id }).text;
  const seats = order.items.reduce((sum, item) => sum + (item.kind === 'service' ? 0 : item.quantity), 0);
  const facts = { amount, slug: method ?? '', method: method ? words(`method_${method}`) : '', seats };

  return (
    <li>
      <b>{words(`moment_${kind}`, facts)}</b>
      <small>
        {short(at)} ·{' '}
        {user ? <NounLink record={{ noun: 'users', id: user.id }}>{user.name}</NounLink> : desk('the_system')}
      </small>
      {reason && <q>{isCode(reason) ? t('canceled_because', { why: reason, reason }) : reason}</q>}
    </li>
  );
}

function isCode(reason: string): boolean {
  return Object.values<string>(cancelReasons).includes(reason);
}
