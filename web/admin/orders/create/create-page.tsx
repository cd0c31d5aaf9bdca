import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OrderBuyer } from '#contract/sales/orders/desk-sale.ts';
import type { CartItem } from '#contract/sales/cart/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import type { Typed } from '#web/shared/page/typed.ts';
import { useTitle } from '#web/shared/page/use-title.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { GuardUnsaved, useUnsaved } from '#web/shared/unsent/unsaved.tsx';
import { currencyIdOf, currentVisitor } from '#web/shared/visitor/visitor.ts';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { DeskLink } from '../../desk-link.tsx';
import desk from '../../desk.module.css';
import { orders } from '../noun.ts';
import { useRefreshOrders } from '../order-queries.ts';
import { ChooseBuyer } from './choose-buyer.tsx';
import { ChooseCourses } from './choose-courses.tsx';
import { SaleForm } from './sale-form.tsx';

/** An order for somebody on the phone or at the desk. */
export function CreatePage() {
  return (
    <GuardUnsaved>
      <DeskSale />
    </GuardUnsaved>
  );
}

function DeskSale() {
  const t = useTexts('desk_orders');
  const texts = useTexts('desk');
  const site = useTexts('site');
  const [buyer, setBuyer] = useState<OrderBuyer | null>(null);
  const [items, setItems] = useState<readonly CartItem[]>([]);
  const { sending, place, isPlaced } = usePlacing({ buyer, items });
  useTitle(`${t('create')} · ${texts('title')}`);
  useUnsaved(!isPlaced && (buyer !== null || items.length > 0));

  return (
    <>
      <div className={desk.head}>
        <Breadcrumb label={site('path')}>
          <DeskLink to="">{texts('desk')}</DeskLink>
          <DeskLink to={orders.name}>{t('title')}</DeskLink>
          {t('create')}
        </Breadcrumb>
        <div className={desk.words}>
          <h1>{t('create')}</h1>
          <p className={desk.meta}>{t('create_lead')}</p>
        </div>
      </div>
      <div className={desk.stack}>
        <ChooseBuyer buyer={buyer} onChoose={setBuyer} />
        <ChooseCourses items={items} onChange={setItems} />
        {buyer && items.length > 0 && <SaleForm buyer={buyer} items={items} sending={sending} onPlace={place} />}
      </div>
    </>
  );
}

type Chosen = { buyer: OrderBuyer | null; items: readonly CartItem[] };

/** Places the order once, however often the button is pressed, and opens its page. */
function usePlacing({ buyer, items }: Chosen) {
  const t = useTexts('desk_orders');
  const navigate = useNavigate();
  const refresh = useRefreshOrders();
  const sending = useSending();
  const [placedId, setPlacedId] = useState<number | null>(null);

  async function place({ text, isChecked }: Typed, seenMinor: number | null): Promise<void> {
    if (!buyer || placedId !== null) return;
    const unchosen = items.some(({ preferred_class_id }) => preferred_class_id === null);
    if (unchosen) return sending.refuse([{ message: t('class_missing') }]);
    const sale = {
      user_id: buyer.id,
      currency_id: currencyIdOf(saleCurrency(currentVisitor().currency)),
      items: items.map(({ id, preferred_class_id, quantity }) => ({
        course_id: id,
        class_id: preferred_class_id ?? 0,
        quantity,
      })),
      ...organizationIn({ text, isChecked }),
      ...(text('coupon_code').trim() !== '' && { coupon_code: text('coupon_code').trim() }),
      ...(text('buyer_reference').trim() !== '' && { buyer_reference: text('buyer_reference').trim() }),
      ...(seenMinor !== null && { items_seen_total_minor: seenMinor }),
    };
    const isDone = await sending.send(async () => {
      const { data } = await api().orders.placeOrderFor({ data: [sale] });
      const [order] = data;
      setPlacedId(order.id);
      notify({ kind: 'success', messages: t('created', { number: order.number, name: buyer.name }) });
      await navigate({ to: '/admin/$', params: { _splat: `orders/${order.id}` }, ignoreBlocker: true });
    });
    if (isDone) await refresh();
  }

  return { sending, place, isPlaced: placedId !== null };
}

function organizationIn({ text, isChecked }: Pick<Typed, 'text' | 'isChecked'>) {
  const organization = Number(text('organization_id'));
  return organization > 0 ? { organization_id: organization, buyer_takes_seat: isChecked('buyer_takes_seat') } : {};
}
