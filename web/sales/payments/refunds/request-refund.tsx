import { Suspense, useState } from 'react';
import type { Order } from '#contract/sales/orders/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { requestable } from './model/refunds-of-order.ts';
import type { RefundRights } from './refund-rights.ts';

const Quoted = lazy(async () => {
  const [{ QuotedRefund }] = await Promise.all([
    import('./quoted-refund.tsx'),
    loadTextParts(['request_refund', 'payment_methods', 'sign', 'security']),
  ]);
  return { default: QuotedRefund };
});

type RequestRefundProps = { order: Order; rights: RefundRights; onRequested: () => Promise<void> };

/** Nothing where nothing can be requested, or by others. */
export function RequestRefund({ order, rights, onRequested }: RequestRefundProps) {
  const t = useTexts('refunds');
  const [isOpen, setIsOpen] = useState(false);
  const share = requestable(order);

  if (!share || !rights.mayRequest) return null;
  return (
    <>
      <Button variant="quiet" onPress={() => setIsOpen(true)}>
        {t(`request_${share}`)}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('request_title')} closeLabel={t('close')}>
        <Suspense fallback={<SkeletonRows rows={4} label={t('loading')} />}>
          <Quoted
            order={order}
            rights={rights}
            onRequested={async () => {
              setIsOpen(false);
              await onRequested();
            }}
          />
        </Suspense>
      </Dialog>
    </>
  );
}
