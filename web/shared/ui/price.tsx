import { gapAfter } from '#contract/rules/with-symbol.ts';
import { classes } from './classes.ts';
import styles from './price.module.css';

type Amount = { amount: string; currency?: string | undefined; isSymbolFirst?: boolean };

type PriceProps = Amount & {
  /** Stands before the amount and its symbol. */
  sign?: string;
  large?: boolean | undefined;
};

export function Price({ sign, large = false, ...amount }: PriceProps) {
  return (
    <span className={classes(styles.root, large && styles.large)}>
      {sign}
      <InCurrency {...amount} />
    </span>
  );
}

function InCurrency({ amount, currency, isSymbolFirst = false }: Amount) {
  if (!currency) return amount;
  const symbol = <small>{currency}</small>;

  return isSymbolFirst ? (
    <>
      {symbol}
      {gapAfter(currency)}
      {amount}
    </>
  ) : (
    <>
      {amount}
      {'\u00A0'}
      {symbol}
    </>
  );
}
