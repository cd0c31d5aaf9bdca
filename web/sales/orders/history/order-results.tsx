import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PagedResults } from '#web/shared/lists/paged-results.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { readOrdersSearch, type Buyer, type OrdersSearch } from '../model/orders-search.ts';
import { ordersPerPage, ordersQuery } from '../order-queries.ts';
import { OrderRow } from './order-row.tsx';
import { listPaths, type Whose } from './paths.ts';
import styles from './orders.module.css';

type OrderResultsProps = { whose: Whose; buyer: Buyer; search: OrdersSearch };

export function OrderResults({ whose, buyer, search }: OrderResultsProps) {
  const t = useTexts('order_history');
  const query = useQuery({ ...ordersQuery(buyer, search), staleTime: 0, placeholderData: keepPreviousData });

  return (
    <PagedResults
      query={query}
      page={search.page}
      perPage={ordersPerPage}
      at={(page) => readOrdersSearch({ ...search, page })}
      loading={t('loading')}
      failed={{ title: t('not_loaded'), text: t('not_loaded_text') }}
      status={(total) => t('found', { count: total })}
      pages={t('pages')}
      empty={<NoOrders whose={whose} isNarrowed={search.search !== undefined || search.status !== undefined} />}
    >
      {(orders) => (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderRow key={order.id} whose={whose} order={order} now={query.dataUpdatedAt} />
          ))}
        </ul>
      )}
    </PagedResults>
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
