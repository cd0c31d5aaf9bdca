import { Link } from '@tanstack/react-router';
import type { CartSummary } from '#contract/cart/calls.ts';
import { PriceTag } from '#web/shared/cart/price-tag.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { useClassWords } from './class-words.ts';
import styles from './cart-recap.module.css';

export function CartRecap({ summary: { lines } }: { summary: CartSummary }) {
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
            </span>
            {line.line_total && (
              <PriceTag price={{ ...line.line_total, indicative: line.unit_price?.indicative ?? false }} />
            )}
          </li>
        ))}
      </ul>
      <Link to="/cart" className={buttonClass({ variant: 'quiet', small: true })}>
        {t('change')}
      </Link>
    </>
  );
}
