import type { RefundStatus } from '#contract/sales/payments/values.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';

const tones: Record<RefundStatus, BadgeTone> = {
  requested: 'wait',
  approved: 'info',
  sent: 'info',
  done: 'good',
  failed: 'bad',
  refused: 'neutral',
  withdrawn: 'neutral',
};

export function RefundState({ status }: { status: RefundStatus }) {
  const t = useTexts('desk_orders');

  return <Badge tone={tones[status]}>{t(`refund_${status}`)}</Badge>;
}
