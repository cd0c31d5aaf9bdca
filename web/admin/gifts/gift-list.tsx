import type { Gift, GiftFilter } from '#contract/areas/gifts/calls.ts';
import { giftStatuses } from '#contract/areas/gifts/values.ts';
import { giftTones } from '#web/areas/gifts/model/gift-tones.ts';
import { queries } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import type { Column } from '#web/shared/ui/table.tsx';
import { sourceInput, type DeskFilter, type DeskSearch } from '../frame/list/desk-search.ts';
import { ListTools } from '../frame/list/list-tools.tsx';
import { NothingListed } from '../frame/list/nothing-listed.tsx';
import { PlainList } from '../frame/list/plain-list.tsx';
import { NounLink } from '../frame/noun-link.tsx';
import { GiftActs } from './gift-acts.tsx';

type ListedGift = Gift & { id: number };

/** Courses that were given, and what became of each. */
export function GiftList({ search }: { search: DeskSearch }) {
  const t = useTexts('desk_gifts');
  const words = useTexts('given_courses');
  const filters: DeskFilter<GiftFilter>[] = [
    {
      name: 'state',
      label: t('state'),
      none: t('any_state'),
      choices: giftStatuses.map((key) => ({ key, name: words(`status_${key}`) })),
      toFilter: (value) => ({ status: giftStatuses.find((status) => status === value) }),
    },
  ];
  const { filter } = sourceInput(search, { filters, sorts: [] });

  return (
    <PlainList<ListedGift>
      path="gifts"
      title={t('title')}
      lead={t('lead')}
      search={search}
      query={(page) => giftsQuery(filter, page)}
      columns={useColumns()}
      none={<NothingListed path="gifts" search={search} title={t('none')} text={t('none_text')} />}
      count={(count) => t('count', { count })}
      tools={<ListTools path="gifts" filters={filters} words={{ search: t('search') }} search={search} />}
    />
  );
}

/** A gift is known by the line of its order. */
function giftsQuery(filter: GiftFilter, page: { number: number; size: number }) {
  const query = queries().gifts.retrieveGifts.queryOptions({ input: { filter, page } });
  return {
    ...query,
    queryFn: async (context: Parameters<typeof query.queryFn>[0]) => {
      const { results, total } = await query.queryFn(context);
      return { results: results.map((gift) => ({ ...gift, id: gift.order_item_id })), total };
    },
  };
}

function useColumns(): readonly Column<ListedGift>[] {
  const t = useTexts('desk_gifts');
  const words = useTexts('given_courses');
  const desk = useTexts('desk');
  const dates = useDates();
  const mayEdit = hasClaims(useSession(), 'orders.edit');
  const day = (moment: string | null) => (moment === null ? '–' : <NoBreak>{dates.dayOfYear(moment)}</NoBreak>);
  const columns: Column<ListedGift>[] = [
    {
      head: t('recipient'),
      headsRow: true,
      cell: ({ name, email }) => [name, email].filter(Boolean).join(' · ') || '–',
    },
    { head: t('course'), cell: ({ title }) => title },
    {
      head: t('order'),
      cell: ({ order_id: id, order_number: number }) => <NounLink record={{ noun: 'orders', id }}>{number}</NounLink>,
    },
    { head: t('state'), cell: ({ status }) => <Badge tone={giftTones[status]}>{words(`status_${status}`)}</Badge> },
    { head: t('send_on'), cell: ({ send_on: on, sent_at: at }) => day(at ?? on) },
    { head: t('expires'), cell: ({ expires_at: at }) => day(at) },
  ];
  return mayEdit ? [...columns, { head: desk('actions'), cell: (gift) => <GiftActs gift={gift} /> }] : columns;
}
