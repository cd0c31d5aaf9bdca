import type { Organization } from '#contract/people/organizations/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { useDates, useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { DeskLink } from '../../desk-link.tsx';
import { NounLink } from '../../frame/noun-link.tsx';
import { ListPart } from '../../frame/record/list-part.tsx';
import { OrderState } from '../../orders/order-state.tsx';

/** Its newest orders, and the way to all of them and to its documents. */
export function OrdersPart({ organization: { id, name } }: { organization: Organization }) {
  const t = useTexts('desk_organizations');
  const words = useTexts('desk_orders');
  const dates = useDates();
  const money = useMoney();
  const filter = { organization_id: id };

  return (
    <ListPart
      id="orders"
      title={t('part_orders')}
      none={t('no_orders')}
      query={(page) => queries().orders.retrieveOrderRecords.queryOptions({ input: { filter, page } })}
      rowKey={(order) => order.id}
      acts={
        <>
          <DeskLink to="orders" search={{ organization: id }}>
            {t('all_orders')}
          </DeskLink>
          <DeskLink to="documents" search={{ search: name.slice(0, 100) }}>
            {t('documents')}
          </DeskLink>
        </>
      }
      columns={[
        {
          head: words('number'),
          headsRow: true,
          cell: ({ id: orderId, number }) => (
            <NounLink record={{ noun: 'orders', id: orderId }}>
              <NoBreak>{number}</NoBreak>
            </NounLink>
          ),
        },
        { head: words('placed'), cell: ({ placed_at: at }) => <NoBreak>{dates.dayOfYear(at)}</NoBreak> },
        { head: words('state'), cell: ({ status }) => <OrderState status={status} /> },
        {
          head: words('total'),
          cell: ({ total_minor: amount_minor, currency_id }) => (
            <NoBreak>{money({ amount_minor, currency_id }).text}</NoBreak>
          ),
        },
      ]}
    />
  );
}
