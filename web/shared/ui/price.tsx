import { classes } from './classes.ts';
import styles from './price.module.css';

type PriceProps = {
  /** «45 000,00», written for the reader's locale; or a word that says it, without a currency. */
  amount: string;
  currency?: string | undefined;
  /** On the box where one buys. */
  large?: boolean | undefined;
};

/** «45 000,00 AOA»: the currency after, never split from its amount. */
export function Price({ amount, currency, large = false }: PriceProps) {
  return (
    <span className={classes(styles.root, large && styles.large)}>
      {amount}
      {currency && (
        <>
          {'\u00A0'}
          <small>{currency}</small>
        </>
      )}
    </span>
  );
}
