import { useVisitor } from '#web/shared/visitor/visitor.ts';

/** Grades with one decimal, and weights with as many as they have. */
export function useFigure() {
  const { locale } = useVisitor();
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return { grade: (value: number) => one.format(value), weight: (value: number) => most.format(value) };
}
