import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import type { Order } from '#contract/sales/orders/calls.ts';
import { ListPages, type PageLink } from '#web/shared/lists/list-pages.tsx';
import { NotLoaded } from '#web/shared/page/not-loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { ListResults } from '#web/shared/ui/listing.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { readOrdersSearch, type Buyer, type OrdersSearch } from '../model/orders-search.ts';
import { ordersPerPage, ordersQuery } from '../order-queries.ts';
import { OrderRow } from './order-row.tsx';
import { listPaths, type Whose } from './paths.ts';
import styles from './orders.module.css';

type OrderResultsProps = { whose: Whose; buyer: Buyer; search: OrdersSearch };

export function OrderResults(props: OrderResultsProps) {
  const t = useTexts('order_history');
  const found = useQuery({
    ...ordersQuery(props.buyer, props.search),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, dataUpdatedAt } = found;

  if (data) return <Found {...props} {...data} isOld={isPlaceholderData} now={dataUpdatedAt} />;
  if (!error) return <SkeletonRows rows={4} label={t('loading')} />;
  return <NotLoaded query={found} title={t('not_loaded')} text={t('not_loaded_text')} />;
}

type FoundProps = OrderResultsProps & { results: readonly Order[]; total: number; isOld: boolean; now: number };

function Found({ whose, search, results, total, isOld, now }: FoundProps) {
  const t = useTexts('order_history');
  const to = listPaths[whose];
  const lastPage = Math.max(1, Math.ceil(total / ordersPerPage));
  const link: PageLink = (page, props) => <Link to={to} search={readOrdersSearch({ ...search, page })} {...props} />;

  if (!isOld && (search.page ?? 1) > lastPage) {
    return <Navigate to={to} search={readOrdersSearch({ ...search, page: lastPage })} replace />;
  }
  return (
    <ListResults found={t('found', { count: total })} isOld={isOld}>
      {results.length === 0 ? (
        <NoOrders whose={whose} isNarrowed={search.search !== undefined || search.status !== undefined} />
      ) : (
        <ul className={styles.list}>
          {results.map((order) => (
            <OrderRow key={order.id} whose={whose} order={order} now={now} />
          ))}
        </ul>
      )}
      <ListPages page={search.page} total={total} perPage={ordersPerPage} label={t('pages')} link={link} />
    </ListResults>
  );
}

function NoOrders({ whose, isNarrowed }: { whose: Whose; isNarrowed: boolean }) {
  const t = useTexts('order_history');

  if (isNarrowed) {
    return (
      <EmptyState
        title={t('none_found')}
        actions={
          <Link to={listPaths[whose]} className={buttonClass({ variant: 'secondary' })}>
            {t('see_all')}
          </Link>
        }
      >
        <p>{t('none_found_text')}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t(`none_${whose}`)}
      actions={
        <Link to="/courses" className={buttonClass()}>
          {t('see_courses')}
        </Link>
      }
    >
      <p>{t('none_text')}</p>
    </EmptyState>
  );
}
