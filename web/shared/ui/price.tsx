import { classes } from './classes.ts';
import styles from './price.module.css';

type PriceProps = {
  amount: string;
  currency?: string | undefined;
  large?: boolean | undefined;
};

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
