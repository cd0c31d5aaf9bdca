import { useQuery } from '@tanstack/react-query';
import type { Order } from '#contract/sales/orders/calls.ts';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTitle } from '#web/shared/page/use-title.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useMoments } from '#web/shared/texts/use-moments.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { SkeletonForm } from '#web/shared/ui/skeleton.tsx';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { NotThere } from '../../frame/not-there.tsx';
import styles from '../../frame/record/record-parts.module.css';
import { RecordTrailPart } from '../../frame/trail/record-trail-part.tsx';
import { orders } from '../noun.ts';
import { orderQuery } from '../order-queries.ts';
import { OrderState } from '../order-state.tsx';
import { Buyer } from './buyer.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { Documents } from './documents.tsx';
import { History } from './history.tsx';
import { Lines } from './lines.tsx';
import { Payments } from './payments.tsx';
import { Refunds } from './refunds.tsx';
import { Standing } from './standing.tsx';

export function OrderPage({ id }: { id: number }) {
  const t = useTexts('desk_orders');
  const texts = useTexts('desk');
  const query = useQuery(orderQuery(id));

  if (query.data) {
    const [order] = query.data.results;
    return order ? <OneOrder order={order} /> : <NotThere to={orders.name}>{t('title')}</NotThere>;
  }
  if (query.error) return <NotLoaded query={query} title={texts('record_not_loaded')} text={t('try_again')} />;
  return <SkeletonForm fields={6} label={texts('loading_record')} />;
}

const jumps = ['lines', 'payments', 'documents', 'refunds', 'buyer', 'history'] as const;

/** All about one order on one page, as far as the claims of the reader open it. */
function OneOrder({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const texts = useTexts('desk');
  const session = useSession();
  const seesPayments = hasClaims(session, 'payments.approve');
  useTitle(`${order.number} · ${texts('title')}`);

  return (
    <>
      <Head order={order} />
      <nav className={styles.jump} aria-label={t('on_this_page')}>
        {jumps
          .filter((part) => part !== 'payments' || seesPayments)
          .map((part) => (
            <a key={part} href={`#${part}`}>
              {t(`part_${part}`)}
            </a>
          ))}
      </nav>
      <div className={styles.sides}>
        <div className={styles.parts}>
          <Standing order={order} />
          <Lines order={order} />
          {seesPayments && <Payments order={order} />}
          <Documents order={order} />
          <Refunds order={order} />
          <RecordTrailPart title={t('by_staff')} records={[{ noun: 'orders', id: order.id }]} />
        </div>
        <aside className={styles.parts} aria-label={t('aside')}>
          <Buyer order={order} />
          <History order={order} />
        </aside>
      </div>
    </>
  );
}

function Head({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const texts = useTexts('desk');
  const site = useTexts('site');
  const { when } = useMoments();
  const { number, status, buyer_name, placed_at } = order;

  return (
    <div className={desk.head}>
      <Breadcrumb label={site('path')}>
        <DeskLink to="">{texts('desk')}</DeskLink>
        <DeskLink to={orders.name}>{t('title')}</DeskLink>
        {number}
      </Breadcrumb>
      <div className={desk.words}>
        <h1>{number}</h1>
        <OrderState status={status} />
        <p className={desk.meta}>{t('placed_by', { name: buyer_name, when: when(placed_at) })}</p>
      </div>
      <div className={desk.acts}>
        <CancelOrder order={order} />
      </div>
    </div>
  );
}
