import { useLocation } from '@tanstack/react-router';
import { useAppStart } from '#web/shared/app-settings.ts';
import { useTexts } from '#web/shared/texts.ts';

/** Why the currency cannot be changed now, in a sentence; nothing when it can [specification 4, Other]. */
export function useCurrencyLock(): string | undefined {
  const t = useTexts('shell');
  const { hasErp } = useAppStart();
  // It froze when the buyer went to pay.
  const isCheckout = useLocation({ select: ({ pathname }) => pathname.startsWith('/checkout') });

  if (hasErp) return t('currency_fixed');
  return isCheckout ? t('currency_frozen') : undefined;
}
