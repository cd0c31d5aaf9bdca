import { Link } from '@tanstack/react-router';
import type { CartLine, CartSummary } from '#contract/sales/cart/calls.ts';
import { PriceTag } from '#web/offer/catalogue/index.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { useClassWords } from './class-words.ts';
import { FullClass } from './full-class.tsx';
import styles from './cart-recap.module.css';

type Discount = { course_id: number; discount_minor: number };

type CartRecapProps = { summary: CartSummary; discounts?: readonly Discount[] | undefined };

export function CartRecap({ summary: { lines }, discounts = [] }: CartRecapProps) {
  const t = useTexts('cart');
  const words = useClassWords();

  return (
    <>
      <ul className={styles.root}>
        {lines.map((line) => (
          <li key={line.id}>
            <span className={styles.words}>
              <b>{line.title}</b>
              <small>
                {line.class && words(line.class)}
                {line.package_type !== 'servico' && ` · ${t('seats', { seats: line.quantity })}`}
              </small>
              <FullClass line={line} />
            </span>
            <LinePrice
              line={line}
              off={discounts.find(({ course_id }) => course_id === line.id)?.discount_minor ?? 0}
            />
          </li>
        ))}
      </ul>
      <Link to="/cart" className={buttonClass({ variant: 'quiet', small: true })}>
        {t('change')}
      </Link>
    </>
  );
}

function LinePrice({ line: { line_total: total, unit_price: unit }, off }: { line: CartLine; off: number }) {
  const t = useTexts('cart');
  const money = useMoney();

  if (!total) return null;
  const discount = money({ ...total, amount_minor: off }).text;
  return (
    <span className={styles.price}>
      <PriceTag price={{ ...total, indicative: unit?.indicative ?? false }} />
      {off > 0 && <small>{t('line_discount', { discount })}</small>}
    </span>
  );
}
