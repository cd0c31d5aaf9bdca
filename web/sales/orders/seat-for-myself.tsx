import { useTexts } from '#web/shared/texts/texts.ts';
import { mayActFor, useActingFor } from '#web/shared/session/acting-for.ts';
import { CheckboxField } from '#web/shared/ui/checkbox-field.tsx';
import type { Checkout } from './use-checkout.ts';

export function SeatForMyself({ checkout: { isStudent, draft, change } }: { checkout: Checkout }) {
  const t = useTexts('order');

  const acting = useActingFor();

  if (isStudent || mayActFor(acting, 'orders.place')) return null;
  return (
    <CheckboxField
      label={t('seat_for_me')}
      help={t('seat_for_me_help')}
      checked={draft.takesSeat}
      onChange={({ target }) => change({ takesSeat: target.checked })}
    />
  );
}
