import type { OrderStatus } from '#contract/sales/orders/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<OrderStatus, BadgeTone> = {
  pendente: 'wait',
  'aguarda-pagamento': 'wait',
  'aguarda-satisfacao': 'info',
  finalizada: 'good',
  devolvida: 'neutral',
  cancelada: 'neutral',
};

export function OrderState({ status }: { status: OrderStatus }) {
  const t = useTexts('desk_orders');

  return <Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>;
}
