import type { ReactNode } from 'react';
import type { CartSummary } from '#contract/sales/cart/calls.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Price } from '#web/shared/ui/price.tsx';
import { Sums } from '#web/shared/ui/definition-list.tsx';
import { saleCurrency } from '#web/shared/cart/sale-currency.ts';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import { seatsIn } from './model/line-facts.ts';
import styles from './cart-totals.module.css';

type CartTotalsProps = {
  /** Its total is after the discount. */
  summary: CartSummary;
  discount?: { code: string; amount_minor: number } | undefined;
  action: ReactNode;
  note?: ReactNode;
};

export function CartTotals({ summary, discount, action, note }: CartTotalsProps) {
  const t = useTexts('cart');
  const money = useMoney();
  const { total, tax, vat_rate_percent: rate, lines } = summary;
  const shown = ({ amount_minor }: { amount_minor: number }) => money({ ...total, amount_minor }).text;
  const seats = t('seats_in_courses', { seats: seatsIn(summary), courses: lines.length });
  const { amount, symbol: currency, isSymbolFirst } = money(total);

  return (
    <aside className={styles.root} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <Sums
        items={[
          { term: seats, value: shown({ amount_minor: total.amount_minor + (discount?.amount_minor ?? 0) }) },
          ...(discount
            ? [
                {
                  term: t('discount', { code: discount.code }),
                  value: `−${shown({ amount_minor: discount.amount_minor })}`,
                },
              ]
            : []),
          { term: t('vat_within', { rate }), value: shown(tax) },
        ]}
        total={{ term: t('total'), value: <Price {...{ amount, currency, isSymbolFirst }} large /> }}
      />
      <PaidIn />
      {action}
      {note && <div className={styles.note}>{note}</div>}
    </aside>
  );
}

/** For readers whose currency cannot be paid in. */
function PaidIn() {
  const t = useTexts('cart');
  const { currency: chosen } = useVisitor();
  const paid = saleCurrency(chosen);

  if (paid === chosen) return null;
  return <p className={styles.note}>{t('paid_in', { chosen: chosen.toUpperCase(), paid: paid.toUpperCase() })}</p>;
}
