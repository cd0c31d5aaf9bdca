import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatMoney } from '#web/shared/texts/format.ts';
import { useSession } from '#web/shared/session/session-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { openOrdersQuery } from './order-queries.ts';

export function OpenOrders() {
  const t = useTexts('order');
  const { locale } = useVisitor();
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : 0;
  const orders = useQuery({ ...openOrdersQuery(userId), enabled: userId > 0 }).data?.results ?? [];

  if (orders.length === 0) return null;
  return (
    <ul aria-label={t('unpaid')}>
      {orders.map(({ id, number, invoices, total_minor, currency_id }) => (
        <li key={id}>
          <Link to="/payment/$orderId/$invoiceId" params={{ orderId: String(id), invoiceId: String(invoices[0]?.id) }}>
            {t('pay_order', { number, amount: formatMoney(locale, { amount_minor: total_minor, currency_id }) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
