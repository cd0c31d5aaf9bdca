import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/sales/orders/calls.ts';
import { barOfLine } from '#contract/rules/refund-request.ts';
import { formatMoney, useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useUser } from '#web/shared/session/session-store.ts';
import { Sums } from '#web/shared/ui/definition-list.tsx';
import { Caption, Muted } from '#web/shared/ui/layout.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { seatsToAssign } from '../model/order-state.ts';
import styles from './order-page.module.css';

type Line = Order['items'][number];

export function OrderLines({ order }: { order: Order }) {
  const t = useTexts('order_history');
  const { locale } = useVisitor();
  const { items, currency_id, tax_minor, total_minor } = order;
  const money = (amount_minor: number) => formatMoney(locale, { amount_minor, currency_id });
  const sums = [...discountOf(order, { t, money }), { term: t('tax_within'), value: money(tax_minor) }];

  return (
    <>
      <ul>
        {items.map((item) => (
          <OrderLine key={item.id} item={item} refunds={order.refunds} money={money} />
        ))}
      </ul>
      <Sums items={sums} total={{ term: t('total'), value: money(total_minor) }} />
    </>
  );
}

type Words = { t: ReturnType<typeof useTexts<'order_history'>>; money: (minor: number) => string };

function discountOf({ coupon_code: code, discount_minor, total_minor }: Order, { t, money }: Words) {
  if (code === null) return [];
  return [
    { term: t('full_price'), value: money(total_minor + discount_minor) },
    { term: t('discount', { code }), value: `−${money(discount_minor)}` },
  ];
}

type OrderLineProps = { item: Line; refunds: Order['refunds']; money: (minor: number) => string };

function OrderLine({ item, refunds, money }: OrderLineProps) {
  const t = useTexts('order_history');
  const { fullDay } = useDates();
  const { title, course_id, start_at, tz, city, quantity, unit_price_minor, discount_minor } = item;
  const { kind, delivered_at } = item;
  const service = kind === 'service' && t(delivered_at ? 'service_done' : 'service_due');
  const facts = [start_at && fullDay(start_at, tz ?? undefined), city, service, refundWords(item, refunds, t)].filter(
    Boolean,
  );

  return (
    <li className={styles.line}>
      <div>
        <h3>
          <Link to="/courses/$id" params={{ id: String(course_id) }}>
            {title}
          </Link>
        </h3>
        {facts.length > 0 && <Caption>{facts.join(' · ')}</Caption>}
      </div>
      <p className={styles.price}>
        {money(quantity * unit_price_minor)}
        {quantity > 1 && (
          <small>
            {quantity} × {money(unit_price_minor)}
          </small>
        )}
        {discount_minor > 0 && <small>{t('line_discount', { discount: money(discount_minor) })}</small>}
      </p>
      {kind !== 'service' && <Seats item={item} />}
    </li>
  );
}

type T = ReturnType<typeof useTexts<'order_history'>>;

function refundWords({ id, net_minor, tax_minor, refunded_at }: Line, refunds: Order['refunds'], t: T) {
  if (refunded_at !== null) return t('line_refunded');
  return barOfLine({ id, price_minor: net_minor + tax_minor }, refunds) === 'requested' && t('line_refund_requested');
}

function Seats({ item }: { item: Line }) {
  const t = useTexts('order_history');
  const personId = useUser()?.person.id;
  const { participants, ended_person_ids, gift } = item;
  const free = seatsToAssign(item);

  return (
    <ul className={styles.seats} aria-label={t('whose_seats')}>
      {participants.map(({ person_id, name }) => (
        <li key={person_id}>
          {name}
          {person_id === personId && <Muted>{t('your_seat')}</Muted>}
          {ended_person_ids.includes(person_id) && <Muted>{t('ended_seat')}</Muted>}
        </li>
      ))}
      {gift && participants.length === 0 && <li>{t('gift_seat', { to: gift.name || gift.email })}</li>}
      {free > 0 && <li>{t('free_seats', { seats: free })}</li>}
    </ul>
  );
}
