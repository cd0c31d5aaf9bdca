import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** A rate or a grade with at most one decimal, rounded down so that nothing seems reached early. */
export function useFigure(): (value: number) => string {
  const { locale } = useVisitor();
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, roundingMode: 'floor' });
  return (value) => format.format(value);
}
