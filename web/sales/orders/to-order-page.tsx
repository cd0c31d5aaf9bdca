import { Link } from '@tanstack/react-router';
import type { Order } from '#contract/sales/orders/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';

export function ToOrderPage({ order: { id, organization_id } }: { order: Order }) {
  const t = useTexts('order');
  const whose = organization_id === null ? 'my' : 'our';

  return (
    <Link
      to={`/profile/${whose}-orders-history/$orderId`}
      params={{ orderId: String(id) }}
      className={buttonClass({ variant: 'quiet' })}
    >
      {t('order_page')}
    </Link>
  );
}
