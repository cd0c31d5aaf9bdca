import { shownRate } from '#contract/rules/shown-rate.ts';
import { useVisitor } from '../visitor/visitor.ts';

/** A rate or a grade as every page shows it (`shownRate`). */
export function useRate(): (value: number) => string {
  const { locale } = useVisitor();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => format.format(shownRate(value));
}
