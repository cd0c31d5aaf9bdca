import { Link, useNavigate } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Stack } from '#web/shared/ui/layout.tsx';
import { SearchBox } from '#web/shared/ui/search-box.tsx';
import { LinkTabs, tabLink } from '#web/shared/ui/tabs.tsx';
import { orderGroups, readOrdersSearch, type Buyer, type OrdersSearch } from '../model/orders-search.ts';
import { OrderResults } from './order-results.tsx';
import { listPaths, type Whose } from './paths.ts';

type OrdersPageProps = { whose: Whose; buyer: Buyer; search: OrdersSearch };

export function OrdersPage({ whose, buyer, search }: OrdersPageProps) {
  const t = useTexts('order_history');
  const navigate = useNavigate();
  const to = listPaths[whose];

  return (
    <Stack>
      <h1>{t(`title_${whose}`)}</h1>
      <p>{t(`lead_${whose}`)}</p>
      <SearchBox
        key={search.search}
        landmark={t('search_here')}
        label={t('search')}
        action={to}
        defaultValue={search.search}
        onSearch={(words) =>
          void navigate({ to, search: readOrdersSearch({ ...search, search: words, page: 1 }), resetScroll: false })
        }
      />
      <LinkTabs label={t('groups')}>
        {orderGroups.map((group) => (
          <Link
            key={group}
            to={to}
            search={readOrdersSearch({ ...search, status: group, page: 1 })}
            resetScroll={false}
            {...tabLink((search.status ?? 'all') === group)}
          >
            {t(whose === 'ours' && group === 'paid' ? 'group_paid_ours' : `group_${group}`)}
          </Link>
        ))}
      </LinkTabs>
      <OrderResults whose={whose} buyer={buyer} search={search} />
    </Stack>
  );
}
