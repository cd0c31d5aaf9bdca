import { cashDeskIn } from '#web/shared/cart/payment-offers.ts';
import { useAppStart } from '#web/shared/visitor/app-settings.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';

export function useCashDesk(): { address: string; hours: string } | null {
  const { locale } = useVisitor();
  return cashDeskIn(
    useAppStart(({ settings }) => settings),
    locale,
  );
}
