import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';

export function PlaceOrderButton({ summary, busy }: { summary: CartSummary; busy: boolean }) {
  const t = useTexts('order');

  if (summary.lines.some(({ problems }) => problems.length > 0)) {
    return <Alert tone="warning">{t('mend_cart')}</Alert>;
  }
  return (
    <Button type="submit" wide busy={busy}>
      {busy ? t('placing') : t('place')}
    </Button>
  );
}

export function PlaceOrderNote({ isFree }: { isFree: boolean }) {
  const t = useTexts('order');

  return <p>{t(isFree ? 'place_note_free' : 'place_note')}</p>;
}
