import { Suspense, useState } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { CouponState } from './use-coupon.ts';

const CouponField = lazy(async () => ({ default: (await import('./coupon-field.tsx')).CouponField }));

type CouponEntryProps = { code: string; coupon: CouponState; onChange: (code: string) => void };

/** A question that opens the field, which most buyers never need. */
export function CouponEntry({ code, coupon, onChange }: CouponEntryProps) {
  const t = useTexts('coupon');
  const [isOpen, setIsOpen] = useState(code !== '');

  if (!isOpen) {
    return (
      <div>
        <Button variant="quiet" small onPress={() => setIsOpen(true)}>
          {t('have_code')}
        </Button>
      </div>
    );
  }
  return (
    <Suspense>
      <CouponField code={code} coupon={coupon} onChange={onChange} />
    </Suspense>
  );
}
