import type { Price as PriceIn } from '#contract/basics.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Price } from '#web/shared/ui/price.tsx';

type PriceTagProps = { price: PriceIn; large?: boolean };

export function PriceTag({ price, large = false }: PriceTagProps) {
  const t = useTexts('site');
  const { amount, symbol: currency, isSymbolFirst } = useMoney()(price);
  const shown = { amount, currency, isSymbolFirst, large };

  if (price.amount_minor === 0) return <Price amount={t('free')} large={large} />;
  if (!price.indicative) return <Price {...shown} />;
  return (
    <span>
      <Price {...shown} sign={'≈\u00A0'} /> <Hidden>{t('indicative')}</Hidden>
    </span>
  );
}
