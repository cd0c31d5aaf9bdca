import type { Order } from '#contract/sales/orders/calls.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { api } from '#web/shared/api/api.ts';
import { hasClaims, useSession } from '#web/shared/session/session-store.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Sums } from '#web/shared/ui/definition-list.tsx';
import { Muted, NoBreak } from '#web/shared/ui/layout.tsx';
import { Table } from '#web/shared/ui/table.tsx';
import { NounLink } from '../../frame/noun-link.tsx';
import { Part } from '../../frame/record/part.tsx';
import { Act } from '../act.tsx';

type Line = Order['items'][number];

/** What was bought, for whom, and what it costs. */
export function Lines({ order }: { order: Order }) {
  const t = useTexts('desk_orders');
  const money = useMoney();
  const { items, currency_id, subtotal_minor, discount_minor, coupon_code, tax_minor, total_minor } = order;
  const text = (amount_minor: number) => <NoBreak>{money({ amount_minor, currency_id }).text}</NoBreak>;
  const discount = coupon_code !== null && {
    term: t('discount', { code: coupon_code }),
    value: text(-discount_minor),
  };

  return (
    <Part id="lines" title={t('part_lines')} note={t('seats', { seats: seatsOf(items) })}>
      <Table
        caption={t('part_lines')}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          { head: t('course'), headsRow: true, cell: (item) => <Course item={item} /> },
          { head: t('class'), cell: (item) => <Held item={item} /> },
          { head: t('persons'), cell: (item) => <Persons item={item} /> },
          { head: t('quantity'), cell: ({ quantity }) => quantity },
          { head: t('unit_price'), cell: ({ unit_price_minor: price }) => text(price) },
          { head: t('line_total'), cell: ({ net_minor, tax_minor: tax }) => text(net_minor + tax) },
          { head: t('standing'), cell: (item) => <LineStanding order={order} item={item} /> },
        ]}
      />
      <Sums
        items={[
          ...(discount ? [discount] : []),
          { term: t('without_tax'), value: text(subtotal_minor) },
          { term: t('tax'), value: text(tax_minor) },
        ]}
        total={{ term: t('total'), value: text(total_minor) }}
      />
    </Part>
  );
}

function seatsOf(items: readonly Line[]): number {
  return items.reduce((sum, { kind, quantity }) => sum + (kind === 'service' ? 0 : quantity), 0);
}

function Course({ item: { course_id: id, title } }: { item: Line }) {
  return <NounLink record={{ noun: 'courses', id }}>{title}</NounLink>;
}

function Held({ item: { class_id: id, start_at, tz, city } }: { item: Line }) {
  const t = useTexts('desk_orders');
  const dates = useDates();
  if (id === null) return <Muted>–</Muted>;
  const words = [start_at === null ? t('free_start') : dates.dayOfYear(start_at, tz ?? undefined), city];

  return (
    <NounLink record={{ noun: 'classes', id }} instead={`/classes/${id}`}>
      {words.filter(Boolean).join(' · ')}
    </NounLink>
  );
}

function Persons({ item }: { item: Line }) {
  const t = useTexts('desk_orders');
  const { participants, ended_person_ids, quantity, kind, gift } = item;
  const free = kind === 'service' || gift ? 0 : Math.max(0, quantity - participants.length);
  const names = participants.map(({ person_id, name }) =>
    ended_person_ids.includes(person_id) ? t('ended', { name }) : name,
  );
  const words = [
    ...names,
    gift && participants.length === 0 && t('gift_to', { to: gift.name || gift.email }),
    free > 0 && t('free_seats', { seats: free }),
  ].filter(Boolean);

  return words.length === 0 ? <Muted>–</Muted> : words.join(', ');
}

/** What is left to do of a line, or what became of it. */
function LineStanding({ order, item }: { order: Order; item: Line }) {
  const t = useTexts('desk_orders');
  const dates = useDates();
  const { refunded_at, delivered_at, kind } = item;

  if (refunded_at !== null) return t('refunded_on', { day: dates.dayOfYear(refunded_at) });
  if (delivered_at !== null) return t('delivered_on', { day: dates.dayOfYear(delivered_at) });
  if (kind === 'service' && isPaidOrder(order.status)) return <Deliver item={item} />;
  return <Muted>–</Muted>;
}

function Deliver({ item: { id, title } }: { item: Line }) {
  const t = useTexts('desk_orders');
  const mayEdit = hasClaims(useSession(), 'orders.edit');

  if (!mayEdit) return t('to_deliver');
  return (
    <Act
      label={t('deliver')}
      fullLabel={t('deliver_of', { title })}
      title={t('deliver_of', { title })}
      done={t('delivered', { title })}
      send={() => api().orders.deliverService({ data: [{ id }] })}
    >
      {() => <p>{t('deliver_follows')}</p>}
    </Act>
  );
}
