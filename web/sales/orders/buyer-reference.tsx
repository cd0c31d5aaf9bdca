import { mostBuyerReference } from '#contract/sales/orders/values.ts';
import { organizationBuying, useActingFor } from '#web/shared/session/acting-for.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { TextField } from '#web/shared/ui/text-field.tsx';
import type { Checkout } from './use-checkout.ts';

/** The number that an organization gives the order in its own books. */
export function BuyerReference({ checkout }: { checkout: Checkout }) {
  const t = useTexts('order');
  const acting = useActingFor();

  if (organizationBuying(acting) === null) return null;
  return (
    <TextField
      name="buyer_reference"
      label={t('buyer_reference')}
      optional={t('buyer_reference_optional')}
      help={t('buyer_reference_help')}
      maxLength={mostBuyerReference}
      value={checkout.draft.buyerReference}
      error={checkout.errorOf('buyer_reference')}
      onChange={({ target }) => checkout.change({ buyerReference: target.value })}
    />
  );
}
